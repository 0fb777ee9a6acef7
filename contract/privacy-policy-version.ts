/**
 * The privacy policy in force, kept with every submission. Change it on the day the policy's words change.
 */
export const privacyPolicyVersion = '2026-11-19';
