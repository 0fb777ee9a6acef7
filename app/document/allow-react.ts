declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
    };
  }
}

/**
 * The content security policy closes innerHTML. React needs it for one constant string, with which it makes
 * script elements when it has to draw a page anew, for example after an extension has changed the text.
 */
export function allowReact(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' ? html : null),
  });
}
