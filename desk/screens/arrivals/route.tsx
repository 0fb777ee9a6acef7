import { page } from '../../guard.ts';

export const loader = page('arrivals', () => new Response(null, { status: 204 }));
