/* How buyers describe the facts that sellers choose from lists. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { CONDITION_WORDS } from "./condition-words.ts";
import { COUNTRIES_BESIDE_BODIES, isBesideCountry } from "../catalogue/make-countries.ts";
import type { CarFields } from "../fields.ts";

type ChoiceOf<Name extends keyof CarFields> = CarFields[Name] extends {
  kind: "choice";
  values: readonly (infer Value extends string)[];
}
  ? Value
  : never;

interface Words<Value> {
  value: Value;
  words: string;
  /** Other values that also match. */
  also?: Value[];
  /** The value that `not` with these words asks for. Without it, `not` excludes cars with this value. */
  opposite?: Value | [Value, ...Value[]];
  notBeside?: Meaning["notBeside"];
}

/** Sellers who take nothing else. */
const ONLY =
  "only,just,only do,only does,only take,only takes,only accept,only accepts,only offer,only offers,only want,only wants,only sell on,only sell by,only deal in";

export type Attributes = { [Name in keyof CarFields]?: Words<ChoiceOf<Name>>[] };

/**
 * The market that a car was built for. The words in `alone` are enough; a country counts only next to a word for imports,
 * as in `وارد السعودية`. Next to a body type or an unwanted make, `adjective` means the make's country instead.
 */
const ORIGINS = {
  gulf: {
    country: undefined,
    adjective: undefined,
    alone:
      "خليجي,خليجية,سعودية,اماراتية,كويتية,قطرية,بحرينية,gcc,gulf,khaleeji,khaliji,khalije,5aliji,5aleeji",
    countries:
      "الخليج,خليج,السعودية,سعودي,الامارات,اماراتي,دبي,ابو ظبي,الشارقة,الكويت,كويتي,قطر,قطري,البحرين,سلطنة عمان,عمان السلطنة,the gulf,kuwait,qatar,uae,dubai,saudi,ksa,emirates,emarat,imarat",
  },
  american: {
    country: "American",
    adjective: "american",
    alone: "أمريكي,أمريكية,اميركي,اميركية,امريكاني,usa,amriki,amreeki,amerki,amrekei",
    countries:
      "أمريكا,اميركا,اميركي,كندا,كندي,canada,canadian,الولايات المتحدة,الولايات,states,the states,america,us,the us,the usa,amrika",
  },
  european: {
    country: "German",
    adjective: COUNTRIES_BESIDE_BODIES.German,
    alone: "ألماني,أوروبي,أوروبية,اوربي,اوربية,european,europe,orobi,oroppi,orubi",
    countries:
      "أوروبا,ألمانيا,بلجيكا,بلجيكي,ايطاليا,ايطالي,فرنسا,هولندا,النمسا,سويسرا,السويد,اسبانيا,بريطانيا,انجلترا,italy,belgium,france,holland,euro,eu,german,germany,almani,almanya",
  },
  japanese: {
    country: "Japanese",
    adjective: COUNTRIES_BESIDE_BODIES.Japanese,
    alone: "ياباني,japan,jdm,yabani,yabanee",
    countries: "اليابان",
  },
  korean: {
    country: "Korean",
    adjective: COUNTRIES_BESIDE_BODIES.Korean,
    alone: "كوري,كوريا,korea,kori,koori",
    countries: "كوريا,south korea",
  },
};
const IMPORTED =
  "من,بلادها,بلد المنشأ,وارد,واردة,وارد من,وارد برا,واردة برا,مستورد,مستوردة,مستوردة من,استيراد,مواصفات,مواصفة,جاي من,جاية من,اجت من,جايبها من,شحن,from,came from,coming from,brought from,shipped from,imported from,wared,ward";
const IMPORT = "spec,specs,specification,specifications,import,imported,المواصفات,المنشأ";

/** Years in which a license may expire: `مرخصة لسنة 2027`. */
const YEARS_AHEAD = Array.from({ length: 10 }, (_, i) => 2026 + i).join();

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1).join();

export const ATTRIBUTE_WORDS: Attributes = {
  hybridType: [
    {
      value: "plug-in",
      words:
        "plug in,plug in hybrid,hybrid plug in,phev,بلج ان,بلق ان,بلغ ان,بلك ان,بلج ان هايبرد,بلق ان هايبرد,هايبرد بلج ان,هايبرد بلق ان,هايبريد بلق ان,هايبريد بلج ان,هايبرد شحن,هايبرد بشحن,هايبرد قابل للشحن,شحن خارجي,plag in,blag in,bl2 in",
    },
    { value: "mild", words: "mild hybrid,mhev,مايلد,مايلد هايبرد,مايلد هايبريد,هايبرد خفيف" },
  ],
  customs: [
    {
      value: "cleared",
      opposite: "uncleared",
      words: [
        pairs("ما بدي,ما بدنا,بديش,مش بدي", "اجمرك,اجمركها,نجمرك"),
        "مجمركة,مجمرك,متجمركة,متجمرك,جمرك,جمارك,جمركية,منجمركة,انجمركت,تجمركت,خالصة الجمرك,مع الجمرك,ما عليها جمرك,جمركة جديدة,jomrok,jumruk,jumrok,customs clearance,cleared,with customs,including customs,includes customs,customs included,mjamrake,mjamraka,mjmrke,mjmrka,mojamrake,mojamraka,mujamrake,mujamraka,through customs,passed customs,past customs,out of customs,mjamrak,mjmrak,mojamrak,mjammarak,jumruk madfoo3,jomrok madfou3,jomrok madfoo3,gomrok madfo3",
      ].join(),
    },
    {
      value: "uncleared",
      opposite: "cleared",
      words: [
        pairs("ما,لم,لسا ما,لسه ما,بعدها ما,مش", "تجمركت,انجمركت,تتجمرك,تجمرك,يتم جمركتها,متجمركة,منجمركة"),
        pairs("not,not yet,never,isn't,hasn't been,still not", "cleared through customs,through customs"),
        pairs("برسم,رسم,تحت,قيد,بانتظار", "الجمرك,التخليص,الجمركة,التجمرك,الحرة,المنطقة الحرة"),
        "جمركها ما اندفع,جمرك ما اندفع,عليها جمرك ما اندفع,ما اندفع جمركها,لسا ما اندفع جمركها,hurra,horra,بوندد,bonded,بدون جمارك,بلا جمارك,zarqa free zone,amman free zone,free zone,نظام الحرة,بدون جمرك,بلا جمرك,جمرك حرة,قبل الجمرك,من غير جمرك,حرة,الحرة,وارد حرة,وارد الحرة,للحرة,منطقة حرة,المنطقة الحرة,في المنطقة الحرة,من المنطقة الحرة,حرة الزرقا,المنطقة الحرة الزرقاء,على الحرة,in the free zone,uncleared,unpaid customs,no customs,without customs,before customs,excluding customs,duty free,tax free,bdoon jomrok,bidoun jomrok,bdoon jumruk,7orra,el 7orra,7urra,7ora,على الجمرك,غير شامل الجمرك",
      ].join(),
    },
  ],
  licence: [
    {
      value: "licensed",
      opposite: "unlicensed",
      words: [
        "مرخصة,مرخص,مترخصة,مترخص,رخصة,ترخيص,مجددة,مرخصه لاخر السنة,مرخصة لنهاية السنة,مرخصة سنة كاملة",
        pairs(
          "مرخصة,مرخص,ترخيص",
          pairs(",ل,la,l,la sanet,la senet,lsanet,لسنة,لعام,لغاية,لنهاية,لاخر", YEARS_AHEAD),
        ),
        pairs(
          "mrakhase,mrakhasa,morakhasa,mra5asa,mra5ase,mrakhas,mra5as,tarkhees,tar5ees",
          pairs(",la,l,la senet,la sanet,la sene,lsenet", YEARS_AHEAD),
        ),
        pairs("مرخصة,مرخص,ترخيص", pairs("لشهر,شهر", MONTHS)),
        pairs("ترخيص,مرخصة", "سنة,شهر,شهرين,6 شهور,ست شهور,ستة شهور,9 شهور,تسع شهور,طويل"),
        "licensed,fully licensed,licenced,registered,road legal,licensed for a year,mrakhase,mrakhasa,morakhasa,mra5asa,mra5ase,mrkhasa,mrkhse,murakhasa,murakhase",
      ].join(),
    },
    {
      value: "unlicensed",
      opposite: "licensed",
      words: [
        pairs("بدون,من غير,بلا", "ترخيص,رخصة"),
        pairs("no,without", "license,licence,registration"),
        "مشطوبة,مشطوب,شطب,unlicensed,unlicenced,unregistered",
      ].join(),
    },
  ],
  insurance: [
    {
      value: "comprehensive",
      words:
        "تأمين شامل,shamel insurance,insurance shamel,full cover insurance,full coverage insurance,full cover,comprehensive,fully comprehensive,fully insured,full coverage,ta2meen shamel,tameen shamel,tamin shamel,tamen shamel,ta2min shamel,ta2min shamil,ta2meen shamil,tameen shamil",
    },
    {
      value: "compulsory",
      words:
        "اجباري,ta2meen elzami,tameen elzami,tamin elzami,ta2min ilzami,tameen ilzami,tamin ilzami,الزامي,ضد الغير,طرف ثالث,third party",
    },
    {
      value: "none",
      words:
        "بدون تأمين,من غير تأمين,بلا تأمين,ما عليها تأمين,uninsured,no insurance,without insurance,not insured",
    },
    {
      value: "compulsory",
      also: ["comprehensive"],
      opposite: "none",
      words: "مؤمنة,مؤمن,تأمين,مأمنة,متأمنة,insured,insurance",
    },
  ],
  regionalSpec: Object.entries(ORIGINS).flatMap(([origin, { country, alone, adjective, countries }]) => {
    const value = origin as keyof typeof ORIGINS;
    const ofMake = {
      value,
      words: adjective ?? "",
      notBeside: (other: Meaning) => country !== undefined && isBesideCountry(country, other),
    };
    const words = [
      alone,
      pairs("وارد برا,واردة برا,مواصفات,المواصفات", adjective ? `${alone},${adjective}` : alone),
      pairs(IMPORTED, countries),
      pairs(adjective ? `${countries},${alone},${adjective}` : `${countries},${alone}`, IMPORT),
      ...(adjective ? [pairs("سيارة,سيارات,مركبة,مركبات", pairs(alone, "المواصفات"))] : []),
    ].join();
    return [{ value, words }, ...(adjective ? [ofMake] : [])];
  }),
  ...CONDITION_WORDS,
  payment: [
    {
      value: "cash",
      also: ["cash-or-instalments"],
      words:
        "كاش,نقدا,نقدي,نقد,عدا ونقدا,عدا نقدا,كاش عدا ونقدا,دفع كاش,عالكاش,بالكاش,الدفع كاش,الدفع نقدي,الدفع نقدا,دفع نقدي,شرط كاش,cash,cash price,kash",
    },
    {
      value: "cash",
      words: [
        pairs("كاش,نقدا,نقدي,نقد,الدفع كاش,دفع كاش", "فقط,بس,حصرا"),
        pairs(ONLY, "cash"),
        "فقط كاش,cash only",
      ].join(),
    },
    {
      value: "cash-or-instalments",
      words:
        "كاش او اقساط,كاش واقساط,كاش او تقسيط,كاش وتقسيط,نقدا او بالتقسيط,نقدا او تقسيطا,cash or installments,cash or instalments,cash and installments",
    },
    {
      value: "instalments",
      words: [
        pairs(ONLY, "instalments,installments,instalment,installment,financing,finance,monthly payments"),
        pairs("instalments,installments,instalment,installment,finance,financing,اقساط,تقسيط", "only,بس,فقط"),
        pairs("بس,فقط", "اقساط,تقسيط,بالاقساط,بالتقسيط"),
      ].join(),
    },
    {
      value: "instalments",
      also: ["cash-or-instalments"],
      opposite: "cash",
      words: [
        pairs("بدون,من غير,بلا", "بنك,بنوك,كفيل,دفعة,دفعة أولى"),
        pairs("أقساط,تقسيط,قسط", "بنك,بنوك,بنكي,عن طريق بنك,عن طريق البنك"),
        pairs("في مجال,مجال,في امكانية,بقبل,بتقبل,متاح,متوفر", "اقساط,تقسيط,الاقساط,التقسيط"),
        "شهري,شهريا,والباقي شهري,الباقي شهري,bank loan,bank loans,bank finance,on credit,credit,down payment,دفعة اولى,قرض,قرض بنكي,بنك,تسهيلات,تسهيلات بالدفع,دفعة صغيرة,دفعة بسيطة,دفعة قليلة,عن طريق بنك,شيكات,بشيكات,كمبيالات,cheques,تمويل,تمويل بنكي,تمويل اسلامي,عن طريق البنك,من راسي لراسك,من راسك لراسي,امكانية الأقساط,امكانية اقساط,في تقسيط,في اقساط,أقساط,اقسط,بقسط,اقسطها,مقسطة,بالقسط الشهري,تقسيط على الهوية,اقساط على الهوية,على الهوية,أقساط من المالك,أقساط بدون بنك,اقساط بدون كفيل,أقساط ميسرة,امكانية التقسيط,أقساط بدون دفعة,أقساط بدون دفعة أولى,بدون فوائد,دفعات,دفعات شهرية,على دفعات,بالدفعات,قسط شهري,اقساط شهرية,اقساط مريحة,دفعة واقساط,نص كاش ونص اقساط,نص كاش نص اقساط,دفعة والباقي اقساط,بدفعة واقساط,تقسيط مباشر,أقساط مباشرة,قسط,تقسيط,بالأقساط,بالتقسيط,بالقسط,على أقساط,عالأقساط,بنظام الأقساط,installments,instalments,installment,instalment,on installments,in installments,by installments,finance,financing,monthly payments,pay monthly,monthly,per month,installment plan,instalment plan,emi,payment plan,without a bank,without bank,no bank,no banks,zero down payment,no down payment,without down payment,interest free,monthly installments,monthly instalments,in payments,financed,loan,aqsat,aksat,aksa6,a2sat,taqseet,ta2seet,taksit,taqsit,ta2sit,bel taqseet,bil taqseet,bltaqseet,bel aqsat,bil aqsat,bl aqsat",
      ].join(),
    },
  ],
};

/** The highest mileage for `قليلة المشي`, "low mileage". */
export const LOW_MILEAGE_KM = 80_000;
export const LOW_MILEAGE_WORDS = [
  pairs("ما,مش,مو,لسا ما", pairs("مشيت,مشت,ماشية,مقطوعة,قطعت,قاطعة,انساقت", "كثير,كتير,اشي,شي,هالقد")),
  pairs("مش,مو,غير", "مستهلكة,مستعملة كثير,مستعملة كتير"),
  "زيرو,زيرو كيلو,صفر كيلو,0 كيلو,zero km,0 km",
  pairs("اقل,قليل,قليلة", "ممشى,كيلومترات,مسافة"),
  pairs(
    "hasn't been,has not been,not been,not,never,wasn't",
    "driven much,driven a lot,driven far,used much,used a lot",
  ),
  pairs(
    "not many,not a lot of,not too many,hardly any,barely any,very few,next to no,almost no,practically no",
    "mileage,miles,km,kms,kilometers,kilometres",
  ),
  "barely driven,barely used,hardly driven,hardly used,lightly used,gently used,rarely driven,rarely used,little used,little driven,اقل ممشى",
  pairs("mashye,mashi,mashyeh", "2alil,2aleel,2alel,aleel,alil,qalil,qaleel,wate,wati,wa6i"),
].join();
