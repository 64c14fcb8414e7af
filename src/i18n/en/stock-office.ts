export const dealerPeopleOnly = () =>
  "Only people who work for a dealer can do this. Ask an owner of yours to invite you.";
export const dealerManagersOnly = () =>
  "Only owners and managers of the dealer can do this. Ask one of them.";
export const stockItemUnknown = () => "There is no car with this stock number.";
export const stockNotYours = () =>
  "A colleague listed this car. Only that person, an owner or a manager can change it.";
