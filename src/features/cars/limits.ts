export const MAX_CAR_PHOTOS = 20;
