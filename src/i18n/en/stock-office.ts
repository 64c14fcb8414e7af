export const dealerPeopleOnly = () =>
  "Only people who work for a dealer can do this. Ask an owner of yours to invite you.";
export const stockItemUnknown = () => "There is no car with this stock number.";
export const stockNotYours = () =>
  "A colleague listed this car. Only that person, an owner or a manager can change it.";
export const feedsTooMany = (max: number) => `There are ${max} feeds already. Revoke one that nobody reads.`;
