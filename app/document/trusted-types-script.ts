/**
 * The content security policy closes innerHTML. React needs it for one constant string, with which it makes
 * script elements when it has to draw a page anew, for example after an extension has changed the text.
 */
export const trustedTypesScript =
  'window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:h=>h==="<script><\\/script>"?h:null});';
