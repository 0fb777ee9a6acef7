import { Band } from '../ui/band.tsx';

interface PolicyUnknownProps {
  readonly title: string;
  readonly text: string;
}

export function PolicyUnknown({ title, text }: PolicyUnknownProps) {
  return (
    <Band>
      <h1>{title}</h1>
      <p>{text}</p>
    </Band>
  );
}
