import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { desk as words } from '../../content/desk.ts';
import { addresses } from '../addresses.ts';

/** Loads the page's list anew when something comes in. What was chosen or typed stays as it is. */
export function Arrivals() {
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const source = new EventSource(addresses.arrivals);
    // Between the page and this line, or while it was broken, something may have come.
    source.onopen = () => void revalidate();
    source.addEventListener('arrived', ({ data }: MessageEvent<string>) => {
      setCount((before) => before + Number(data));
      void revalidate();
    });
    return () => source.close();
  }, [revalidate]);
  return (
    <p role="status" className="visually-hidden">
      {count > 0 && words.arrived(count)}
    </p>
  );
}
