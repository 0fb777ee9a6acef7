import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { desk as words } from '../../content/desk.ts';
import { unattendedCookie } from '../../contract/desk/unattended.ts';
import { addresses } from '../addresses.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
/** What is due becomes overdue, and a day ends, without anything coming in. */
const lookAgainMs = 5 * 60_000;

/** Loads the page's list anew when something comes in, and now and then. What was chosen or typed stays as it is. */
export function Arrivals() {
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: number | undefined;
    let waitMs = firstWaitMs;
    let isOver = false;

    async function look() {
      markUnattended(true);
      await revalidate();
      markUnattended(false);
    }

    function listen() {
      const opened = new EventSource(addresses.arrivals);
      source = opened;
      opened.onopen = () => {
        waitMs = firstWaitMs;
        // Between the page and this line, or while it was broken, something may have come.
        void look();
      };
      opened.addEventListener('arrived', ({ data }: MessageEvent<string>) => {
        setCount((before) => before + Number(data));
        void look();
      });
      opened.onerror = () => {
        // A broken line the browser mends by itself; after an answer that is no stream it never asks again.
        if (opened.readyState === EventSource.CLOSED) listenLater();
      };
    }

    function listenLater() {
      timer = window.setTimeout(() => void listenAgain(), waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }

    async function listenAgain() {
      // While the desk restarts its page stays as it is: to load it anew would only show that it cannot be.
      const isUp = await fetch(addresses.health).then(
        ({ ok }) => ok,
        () => false,
      );
      // Whose session has ended is led to the way in.
      if (isUp && !isOver) await look();
      if (isOver) return;
      if (isUp) listen();
      else listenLater();
    }

    listen();
    // Only while the desk answers: what cannot be loaded would take the page's place.
    const again = window.setInterval(() => {
      if (source?.readyState === EventSource.OPEN) void look();
    }, lookAgainMs);
    return () => {
      isOver = true;
      window.clearInterval(again);
      window.clearTimeout(timer);
      source?.close();
    };
  }, [revalidate]);
  return (
    <p role="status" className="visually-hidden">
      {count > 0 && words.arrived(count)}
    </p>
  );
}

/** It ends by itself too: a page that is closed meanwhile must not leave it behind. */
function markUnattended(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie store is not in every browser we serve
  document.cookie = `${unattendedCookie}=1; path=/; samesite=strict; max-age=${isOn ? 10 : 0}`;
}
