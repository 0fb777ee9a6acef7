/** What one request, connection or visitor may take of the public server. Everything is refused or closed beyond it. */

/** The whole request line's address; what comes behind "?" is never longer in any link that leads here. */
export const targetMaxLength = 8 * 1024;
/** Staff paste whole letters into the search; of a long one the beginning is looked for. */
export const deskTargetMaxLength = 14 * 1024;
export const pathMaxLength = 1024;
/** All headers of a request together. */
export const headersMaxBytes = 16 * 1024;

/** Who has sent no whole header by then is let go; so is a connection that was opened and left silent. */
export const headersTimeoutMs = 10_000;
/** A whole request: waiting for a place to upload, the slowest CV that is taken, and what is read only to be thrown away. */
export const requestTimeoutMs = 180_000;
/** An answer that nobody reads, or a body that has stopped coming; but who waits for a scrub (scrub-turn.ts) is not cut off. */
export const stalledTimeoutMs = 90_000;
/** Between two requests. A proxy keeps its connections for about a minute, and must not find them closed. */
export const keepAliveMs = { direct: 10_000, behindProxy: 75_000 };
/** How often connections are looked at, so how late the above may be. */
export const checkEveryMs = 1000;

/** Browsers and proxies send the next request after the answer; a connection with more than this waiting is closed. */
export const pipelinedMax = 32;
/** Beyond it the connection that has been idle longest makes room, or the oldest of an address that holds very many. */
export const connectionsMax = 4000;

/** What is still read of a body that was refused, so that a browser gets to read why instead of a broken connection. */
export const discardedMaxBytes = 64 * 1024 * 1024;
export const discardedMaxMs = 60_000;
