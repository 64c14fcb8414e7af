import { parseSentences } from "./story-words.ts";

export const englishSentences = parseSentences({
  opening: `
must, brand-new | Brand new with agency papers, delivered with zero on the clock.
first-owner, !dealer | One owner, in my name since the day it left the showroom.
first-owner | Single owner from new, with every service stamped.
private | My daily drive between home and work, never used for anything else.
private | Selling because we now have two cars and only need one.
private | We are moving abroad at the end of the month, so the car has to go.
private, age>6 | I have owned it for five years and it has never left me on the road.
private, !bodyType=SUV/Van | The family has grown and we need something bigger.
dealer, used | In our showroom and ready for a test drive.
dealer | On display with us every day except Friday morning.
dealer, used | Taken in part exchange from a customer we know well.
dealer, bodyCondition=excellent | We looked at a dozen before buying this one.
regionalSpec=american, age<15 | Imported from the States with a history report we are happy to show.
regionalSpec=gulf | Gulf specification, so the air conditioning means business.
regionalSpec=korean, age>4 | Came from Korea and has been looked after ever since.
age>20 | An old car, honestly described and cared for.
price<6000 | A simple, honest runabout.
bodyType=SUV, used | Comfortable on long trips; it has been to Aqaba and back many times.
bodyType=Pickup/Van | Worked lightly and serviced on time.`,
  running: `
must, new-battery | The hybrid battery was replaced recently; invoice and warranty come with the car.
must, battery-91 | Battery health reads 91%, about 200 km on a charge in town.
must, brand-new | Full manufacturer's warranty, first service on us.
must, new-tyres | Four new tyres, fitted a few weeks ago.
!fuelType=Electric, used | Engine and gearbox are quiet and dry.
fuelType=Gasoline/Hybrid, used | Oil, filters and spark plugs were changed last month.
transmission=Automatic, !fuelType=Electric, used | The automatic shifts smoothly, hot or cold.
transmission=Manual | Manual gearbox with a fresh clutch.
fuelType=Gasoline, engineCc<1601 | Very light on fuel in city traffic.
fuelType=Hybrid, used, !new-battery | The hybrid battery was tested and all cells are even.
fuelType=Hybrid, bodyType=Sedan | Expect five litres per hundred kilometres in Amman traffic.
fuelType=Electric | Fully electric: charge it at home overnight and forget petrol stations.
fuelType=Electric | Charging cables included, and it fast-charges without trouble.
fuelType=Diesel | Strong diesel, injectors tested.
!fuelType=Electric, used | Starts first time, winter or summer.
agency | Serviced only at the agency, records included.
engineCc>2399 | Plenty of power for overtaking and for the climb from the Dead Sea.
used, mileageKm<90000 | Low, genuine mileage that any centre can confirm.
mileageKm>220000 | The mileage is high and shown as it is; maintenance was never skipped.
age>8 | Suspension arms and bushes are new.
used, !new-tyres | Tyres are at half life and the 12-volt battery is new.`,
  body: `
must, bodyCondition=accident | It had one accident, repaired properly; better said now than at the inspection.
must, bodyCondition=needs-work | It needs some bodywork, and the price already allows for that.
must, brand-new | The plastic is still on the seats.
paint=original, used | Factory paint all round; bring your own gauge.
paint=partial-repaint, !bodyCondition=accident | One wing and one door were resprayed for looks, the rest is original.
paint=full-repaint | Fully repainted in its own colour, cleanly done.
bodyCondition=excellent, used | Bodywork is straight, with no rust.
bodyCondition=good | A few small parking scratches, nothing hidden.
inspection=seven-good | Inspection came out seven good; the report is in the car.
inspection=four-good | All four chassis points are good.
inspection=three-good | Three chassis points good, one with an old light knock noted in the report.
inspection=mixed, bodyCondition=good | The inspection has remarks and I will show you the report before you come.
inspection=none, private | Not inspected yet: choose your centre and I will meet you there.
age>8 | Inside it is clean and nothing is torn.
bodyCondition=excellent, used | Nobody has ever smoked in it.`,
  extra: `
bodyType=Convertible | The folding roof works as it should.
features=Air Conditioning, used | The air conditioning is ice cold.
features=Leather Seats, used | The leather has no cracks.
features=Sunroof, used | The roof opens, closes and does not leak.
features=Backup Camera, used | The reversing camera is clear, day and night.
features=Bluetooth, used | Bluetooth and USB work.
features=Keyless Entry, used | Two keys, both original.
features=Heated Seats, used | Heated seats make winter mornings easy.
features=Cruise Control, used | Cruise control for the Desert Highway.
bodyType=Pickup | The bed is clean, with no rust underneath.
bodyType=Van, !model=Partner | All rows of seats are there and fold easily.
used, !bodyType=Pickup | Spare wheel, jack and tools are all in the boot.`,
  papers: `
must, customs=uncleared | The car is still in the free zone; customs are not in the price.
must, brand-new | We register and license it with you in one day.
must, year-licence | Licensed and insured for a full year from this month.
licence=licensed | Licensed and insured until {licensedUntil}.
licence=licensed | Licence valid to {licensedUntil}, ownership can be transferred the same day.
licence=licensed | No fines on it, licensed until {licensedUntil}.
insurance=comprehensive | Comprehensive insurance goes with the car.
customs=cleared, used | Customs paid, no lien and no seizure.
must, licence=unlicensed, customs=cleared, used | The licence has run out; renewal is on the buyer, or let us agree.`,
  closing: `
must, payment=cash-or-instalments | {price} JD cash, or {downPayment} JD down and {monthly} JD a month for {months} months.
must, payment=instalments | Instalments only: {downPayment} JD down and {monthly} JD a month for {months} months.
used | The price moves a little for a serious buyer.
private | Fixed price, no middlemen please.
used | Reasonable offers are welcome after you have seen it.
private | No exchange for now.
dealer | We take your car in part exchange after valuation.
dealer | We help with the transfer at the licensing department.
private | Viewings in {city} after four in the afternoon.
private | WhatsApp is quicker than a call during working hours.
| Come and see it first, then we talk about the price.
used | We can meet at any inspection centre you choose.
private | Please do not call after ten in the evening.`,
});
