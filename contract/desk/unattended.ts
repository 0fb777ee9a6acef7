/** A cookie that is there while a page asks by itself: what nobody asked for does not keep a session alive. */
export const unattendedCookie = 'nasaq-unattended';
