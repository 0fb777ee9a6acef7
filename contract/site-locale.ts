/** The language the forms are shown and answered in. */
export const siteLocale = 'en';
