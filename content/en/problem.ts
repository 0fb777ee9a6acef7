/** What a page says when it could not be shown. Apart, because these words travel in a script. */
export const problem = {
  title: 'Something went wrong',
  sentence: 'The page could not be shown. Please load it again, or call us if it keeps happening.',
  reload: 'Load the page again',
} as const;
