/** The industry and smart-tech lists show at most this many cards. spec §9 */
export const companyListLimit = 8;
