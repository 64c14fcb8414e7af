/** A make as its readers write it; as given when it is none of ours. */
export const makeLabel = (make: string) => make;
/** A model of a make as its readers write it; as typed when it is not listed. */
export const modelLabel = (_make: string, model: string) => model;
