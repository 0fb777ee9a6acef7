import { desk as words } from '../../../content/desk.ts';
import { page } from '../../guard.ts';

// A proxy that waits for more would hold every word back.
const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };

/** Tells the browser that something came in; what it was, the browser asks for as always. */
export const loader = page('arrivals', ({ desk, request }) => {
  // Whoever asks only whether it is there would never end a stream.
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stream = desk.arrivals();
  if (!stream)
    return new Response(words.answers.tooManyListen, { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(stream, { headers });
});
