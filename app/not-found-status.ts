/**
 * What a loader answers for an address that leads nowhere. React Router writes only pages with status 200, and in a build
 * these are written ahead of time; the server that hands them out says 404 (server/http/static-files.ts).
 */
export const notFoundStatus = import.meta.env.DEV ? { status: 404 } : {};
