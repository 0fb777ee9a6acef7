/** Goes with a page's data: the scripts that it was made for, by the address of their manifest. */
export const releaseHeader = 'X-Release';
