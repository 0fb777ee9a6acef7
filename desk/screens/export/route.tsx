import { page } from '../../guard.ts';

export const loader = page('export', () => new Response(null, { status: 204 }));
