/** Where the visitor's choice of theme is kept; without a choice the system's preference counts. */
export const themeKey = 'theme';

/** Runs in the head before anything is painted, so that the wrong theme is never seen. */
export const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;
