export const MAX_PLATE_PHOTOS = 5;
export const MAX_PLATE_DESCRIPTION = 2000;
