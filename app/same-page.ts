import type { ShouldRevalidateFunction } from 'react-router';

/**
 * What a page says depends on its path alone: a step to a place, a tab or a picture on it, or back from there, asks the
 * server for nothing.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
