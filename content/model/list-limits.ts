/** The industry and smart-tech lists show at most this many cards. spec §9 */
export const companyListLimit = 8;

/** Cards of the services grid on the home page (spec §9). */
export const homeServicesLimit = 5;
