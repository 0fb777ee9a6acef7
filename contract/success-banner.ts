/** How long the success banner shows. */
export const successBannerMs = 5000; // spec §9
