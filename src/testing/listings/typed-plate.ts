/** The fields for publishing a number plate, as a script would send them. */
export const typedPlate = {
  title: "Mirror plate 10-12321",
  areaCode: "10",
  plateNumber: "12321",
  price: 4300,
  location: "Amman",
  description: "In my own name, ready to transfer.",
};
