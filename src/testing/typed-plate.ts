/** What a seller sends to publish a number plate, as a script would write it. */
export const typedPlate = {
  title: "Mirror plate 10-12321",
  areaCode: "10",
  plateNumber: "12321",
  price: 4300,
  location: "Amman",
  description: "In my own name, ready to transfer.",
};
