/* What buyers type besides makes, models, cities and colours. Spellings are comma-separated. */
import type { CarFields } from "./fields.ts";
import type { BodyType, Feature, FuelType, Transmission } from "./vocabulary.ts";

type ChoiceWords = {
  [Name in keyof CarFields]?: CarFields[Name] extends {
    kind: "choice";
    values: readonly (infer Value extends string)[];
  }
    ? Partial<Record<Value, string>>
    : never;
};

export const FUEL_WORDS: Record<FuelType, string> = {
  Gasoline: "petrol,gas,benzin,benzine,benzene,بانزين,بنزن",
  Hybrid:
    "hybird,hibrid,هيبرد,هايبرت,هايبريد,هيبريد,هجين,هجينة,plug in,plug in hybrid,hybrid plug in,phev,hev,mild hybrid,بلج ان,بلق ان,بلج ان هايبرد,بلق ان هايبرد,هايبرد بلج ان,هايبرد بلق ان,هايبريد بلق ان,هايبريد بلج ان,مايلد هايبرد",
  Electric: "electrical,ev,كهرباء,كهربا,كهربائية,ع الكهرباء,على الكهرباء",
  Diesel: "deisel,ديزيل,ديزال,سولار,مازوت",
};

export const TRANSMISSION_WORDS: Record<Transmission, string> = {
  Automatic:
    "auto,automatic gear,automatic transmission,اوتوماتك,اتوماتيك,اتوماتك,أوتماتيك,اوتو,جير أوتوماتيك,جير اتوماتيك,غيار أوتوماتيك",
  Manual:
    "stick,stick shift,manual gear,manual transmission,يدوي,مانيوال,مانوال,جير عادي,غيار عادي,جير يدوي,قير عادي",
};

export const BODY_WORDS: Record<BodyType, string> = {
  Sedan: "saloon,صالون,سدان",
  SUV: "4x4,4wd,four wheel drive,crossover,فور ويل,فور باي فور,دفع رباعي,كروس اوفر",
  Hatchback: "hatch,هاتش باك,هتشباك,هاتش",
  Coupe: "كوبي,كوبه",
  Convertible: "cabrio,cabriolet,roadster,soft top,كشف,مكشوفة,مكشوف,كابريوليه,كابريو",
  Wagon: "station,station wagon,estate,ستيشن,استيشن,ستيشن واجن",
  Pickup:
    "pick up,pickup truck,double cab,double cabin,crew cab,single cab,كابين,كابينة,قبينة,قبينه,دبل كابين,دبل كابينة,دبل كبينة,دبل قبينة,دبل قبين,دبل غمارة,غمارتين,بكب,بكم,بيك اب,بكاب,ونيت",
  Van: "minivan,mini van,فان,ميني فان,باص,باصات,ميني باص,bus,buses,minibus,mini bus",
};

export const FEATURE_WORDS: Record<Feature, string> = {
  Sunroof:
    "فتحة سقف كهربائية,sun roof,moonroof,panorama,panoramic,فتحة,بفتحة,فتحة بالسقف,بانوراما,فتحة بانوراما",
  "Leather Seats": "leather,leather interior,جلد,فرش جلد,كراسي جلدية,مقاعد جلد",
  "Navigation System": "navigation,gps,navi,نافيجيشن,نظام ملاحة,ملاحة",
  "Backup Camera": "rear camera,backup cam,camera,reverse camera,كاميرا,كاميرا خلفية,كميرا,كميرا خلفية",
  "Heated Seats": "heated seat,seat heating,تدفئة كراسي,تدفئة مقاعد,كراسي تدفئة,مقاعد مدفأة",
  "Air Conditioning": "ac,a/c,aircon,air condition,air conditioner,مكيف,تكييف,كندشن",
  Bluetooth: "بلوتوث,بلوتوت",
  "USB Ports": "usb,يو اس بي",
  "Alloy Wheels": "alloys,alloy,rims,جنطات,جنوط,جنط,جنوط سبورت",
  "Power Windows": "electric windows,power window,زجاج كهرباء,قزاز كهرباء,شبابيك كهرباء",
  "Anti-lock Brakes": "abs,فرامل abs,بريك abs",
  Airbags: "airbag,air bag,air bags,ايرباج,ايرباق,بالونات,أكياس هواء",
  "Cruise Control": "cruise,كروز كنترول,مثبت سرعة,تثبيت سرعة",
  "Keyless Entry": "keyless,keyless go,smart key,بصمة,تشغيل بصمة,مفتاح ذكي",
  "Premium Audio": "bose,harman kardon,jbl,سماعات بوز,نظام صوت",
};

/** Words before or after a number that name its column; `bounds` also go before a bound (`newer than`). */
export const YEAR_WORDS = {
  before: "موديل,مودل,موديلات,سنة,سنه,عام,صنع,انتاج,مواليد,year,model,model year,my,made in,from year",
  after: "",
  bounds: {
    min: "منذ,since",
    above: "أحدث من,من بعد,بعد,newer than,after",
    below: "أقدم من,قبل,older than,before",
  },
};
export const PRICE_WORDS = {
  before: "ب,بسعر,سعر,السعر,سعرها,سعره,ميزانية,ميزانيتي,معي,price,priced,budget,cost,jd,jod",
  after: "دينار,دنانير,دينار أردني,ليرة,ليرات,نيرة,jd,jds,jod,dinar,dinars,jordanian dinars",
  bounds: { max: "أرخص من,cheaper than", min: "أغلى من,dearer than" },
};
export const MILEAGE_WORDS = {
  before: "ماشي,ماشية,ممشى,ممشاها,قاطع,قاطعة,قطعت,عداد,العداد,مسافة,mileage,milage,odometer,driven,km,kms",
  after:
    "كم,كيلو,كيلومتر,كيلو متر,كيلوميتر,km,kms,kilometer,kilometers,kilometre,kilometres,kilo,kilos,mileage",
};
export const OTHER_NUMBER_WORDS = {
  before: [
    "محرك,ماتور,متور,مكنة,engine,motor",
    "دفعة,بدفعة,الدفعة,مقدم,قسط,بقسط,شهري,down payment,deposit,installment",
    "محول,محولة,محدث,محدثة,converted to,شهر,لشهر,ترخيص,mk",
  ].join(","),
  after:
    "cc,c c,سي سي,سيسي,لتر,liter,litre,l,مقعد,مقاعد,ركاب,راكب,seats,seater,doors,غيار,غيارات,جيد,سلندر,سلندرات,سلندرا,cylinder,cylinders,cyl",
};

/** Phrases that stay text, because a part of them would be misunderstood. */
export const TEXT_WORDS =
  "اي ام جي,ايه ام جي,amg,mercedes amg,مرايا كهرباء,مرايا كهربائية,مراية كهرباء,كراسي كهرباء,كراسي كهربائية,وارد كوري,وارد كوريا,وارد اوروبا";

/** Words in the search text for facts that are not filters. */
export const SPEC_WORDS = {
  customs: {
    cleared: "مجمركة جمرك مدفوع customs cleared",
    uncleared: "بدون جمرك جمرك حرة منطقة حرة free zone",
  },
  licence: { licensed: "مرخصة ترخيص licensed" },
  insurance: { comprehensive: "تأمين شامل full comprehensive insurance" },
  regionalSpec: {
    gulf: "خليجي خليجية وارد الخليج gulf gcc spec",
    american: "أمريكي أمريكية وارد أمريكا american usa spec",
    european: "أوروبي أوروبية وارد أوروبا european spec",
    japanese: "ياباني يابانية وارد اليابان japanese spec",
    korean: "كوري كورية وارد كوريا korean spec",
  },
  paint: { original: "دهان الشركة دهان وكالة غير مدهونة original paint" },
  bodyCondition: { excellent: "بدون حوادث no accidents accident free" },
  inspection: {
    "seven-good": "فحص كامل 7 جيد سبعة جيد full inspection seven good",
    "four-good": "4 جيد أربعة جيد four good",
    "three-good": "3 جيد ثلاثة جيد three good",
  },
  payment: {
    cash: "كاش نقدا cash",
    "cash-or-instalments": "كاش نقدا أقساط بالأقساط قسط بالقسط تقسيط cash installments instalments finance",
    instalments: "أقساط بالأقساط قسط بالقسط تقسيط installments instalments finance",
  },
} satisfies ChoiceWords;

/** Words without meaning; alone they ask for everything. */
export const NOISE =
  "للبيع,البيع,سيارة,سيارات,السيارة,السيارات,مركبة,مركبات,مستعمل,مستعملة,مستعملات,مطلوب,مطلوبة,بدي,بدنا,أريد,sale,car,cars,used";

/** Words without meaning beside a filter. */
export const FILLERS = [
  "أي,بيع,ابحث,عن,في,من,مع,او,و,ال,ب,ل,موديل,مودل,سنة,لون,لونها,الأردن,اردن,بالأردن,الفئة,فئة,صنف,اللون,سعر,بسعر,السعر,نوع,ماركة,شركة,جير,غيار,يا,اشي,شي,على",
  "any,for,second,hand,want,wanted,need,buy,looking,search,find,i,a,an,the,in,of,at,with,and,or,model,year,color,colour,price,priced,make,brand,type,gear,by,is,my,to,jordan",
].join(",");

/**
 * Model names with another meaning, which count only beside their make. So do names of one or two letters, numbers below
 * 100 and round numbers.
 */
export const ORDINARY_WORDS = [
  "gls,gle,city,fit,pilot,element,legend,jazz,insight,clarity,shuttle,freed,fox,up,note,quest,rush,echo,crown,picnic,click,soul,ray,pride,morning,mentor,forte,rio,express,master,symbol,edge,escape,focus,flex,probe,galaxy,territory,transit,one,seal,shark,hunter,coupe,matrix,venue,county,excel,accent,mirage,vita,combo,safari,canyon,terrain,spark,volt,bolt,sonic,express,blazer,patriot,compass,liberty,commander,renegade,journey,magnum,dart,nitro,charger,racer,prince,discovery,sport,vogue,swift,splash,roadster,dolphin,rapid,rocky,move,copen,family,torres,delta,family,legacy,move,bravo,idea,panda,uno,tipo,scala,superb,leon,elf,midi,journey,gemini,continental,corsair,navigator,aviator,express,standard,van,pickup,wagon,hatchback,cross,country,caravan,voyager,concorde,pacifica,ampera,calibra",
  "سبورت,جاز,سول,راي,ون,فريد,سيد,نوت,سيل,هان,رش,سفاري,فاميلي,موف,دلتا,برافو,ميدي,فان,بيك أب,بكب,بكم,كوبيه,فيت,أب,مورنينج,فوج,ليون,أونو,الف,الجرس,سي سي,جي تي,حر,كومبو,كلك,كليك,بايلوت,سيتي,ون,ري,فيتا,رول,كروس,واي",
].join(",");
