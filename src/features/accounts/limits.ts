export const MAX_NAME = 80;
export const MAX_EMAIL = 254;
