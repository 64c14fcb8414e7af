/* How buyers describe the facts that sellers choose from lists. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Meaning } from "#src/words/word-table.ts";
import { CONDITION_WORDS } from "./condition-words.ts";
import type { CarFields } from "./fields.ts";

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
  opposite?: Value;
  notBeside?: Meaning["notBeside"];
}

export type Attributes = { [Name in keyof CarFields]?: Words<ChoiceOf<Name>>[] };

/**
 * The market that a car was built for. The words in `alone` are enough; a country counts only next to a word for imports,
 * as in `وارد السعودية`. Next to a body type, `adjective` means the make's country instead (`german sedan`).
 */
const ORIGINS = {
  gulf: {
    adjective: "",
    alone:
      "خليجي,خليجية,سعودية,اماراتية,كويتية,قطرية,بحرينية,gcc,gulf,khaleeji,khaliji,khalije,5aliji,5aleeji",
    countries:
      "الخليج,خليج,السعودية,سعودي,الامارات,اماراتي,دبي,ابو ظبي,الشارقة,الكويت,كويتي,قطر,قطري,البحرين,سلطنة عمان,عمان السلطنة,the gulf,kuwait,qatar,uae,dubai,saudi,ksa,emirates,emarat,imarat",
  },
  american: {
    adjective: "american",
    alone: "أمريكي,أمريكية,اميركي,اميركية,امريكاني,usa,amriki,amreeki,amerki,amrekei",
    countries:
      "أمريكا,اميركا,اميركي,كندا,كندي,canada,canadian,الولايات المتحدة,الولايات,america,us,the us,the usa,amrika",
  },
  european: {
    adjective: "german",
    alone: "ألماني,ألمانية,أوروبي,أوروبية,اوربي,اوربية,european,europe,orobi,oroppi,orubi",
    countries:
      "أوروبا,ألمانيا,بلجيكا,بلجيكي,ايطاليا,ايطالي,فرنسا,هولندا,النمسا,سويسرا,السويد,اسبانيا,بريطانيا,انجلترا,italy,belgium,france,holland,euro,eu,german,germany,almani,almanya",
  },
  japanese: { adjective: "japanese", alone: "ياباني,يابانية,japan,jdm,yabani,yabanee", countries: "اليابان" },
  korean: { adjective: "korean", alone: "كوري,كورية,korea,kori,koori", countries: "كوريا,south korea" },
};
const IMPORTED = "من,وارد,واردة,مستورد,مستوردة,استيراد,مواصفات,مواصفة,from,wared,ward";
const IMPORT = "spec,specs,import,imported,المواصفات,المنشأ";

/** Years in which a license may expire: `مرخصة لسنة 2027`. */
const YEARS_AHEAD = Array.from({ length: 10 }, (_, i) => 2026 + i).join();

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1).join();

const FREE_ZONE = "حرة,الحرة,منطقة حرة,المنطقة الحرة,بالحرة,بالمنطقة الحرة,في المنطقة الحرة,من المنطقة الحرة";

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
        "مجمركة,مجمرك,جمرك,جمارك,jomrok,jumruk,jumrok,جمركية,مدفوعة الجمرك,خالصة جمرك,خالصة الجمرك,شامل الجمرك,مع الجمرك,واصلة الجمرك",
        pairs("جمرك,جمارك", "مدفوع,مدفوعة,خالص,خالصة,جاهز,جديد,كامل,دافع,واصل"),
        pairs("مدفوع,خالص,واصل,دافع", "جمرك,جمارك"),
        pairs("customs,custom,duty,duties,customs duty,import tax", "paid,cleared,done,included"),
        "customs clearance,customs clearance done,cleared customs,cleared,with customs,including customs,paid customs,mjamrake,mjamraka,mjmrke,mjmrka,mojamrake,mojamraka,mujamrake,mujamraka,mjamrakeh,mjamrak,mjmrak,mojamrak,mjammarak,jumruk madfoo3,jomrok madfou3,jomrok madfoo3,gomrok madfo3",
      ].join(),
    },
    {
      value: "uncleared",
      opposite: "cleared",
      words: [
        pairs("جمرك", "مش مدفوع,غير مدفوع,مش خالص,غير خالص,مش واصل,مش جاهز,على المشتري,عالمشتري"),
        pairs(
          "customs,custom,duty,duties,customs duty",
          "unpaid,not paid,not cleared,due,pending,not included",
        ),
        pairs(FREE_ZONE, "زرقا,الزرقا,الزرقاء,بالزرقا,بالزرقاء,الزرقا والعقبة"),
        "جمركها ما اندفع,جمرك ما اندفع,عليها جمرك ما اندفع,ما اندفع جمركها,لسا ما اندفع جمركها,جمركها مش مدفوع,hurra,horra,بوندد,bonded,لم تجمرك,بدون جمارك,بلا جمارك,بدها جمارك,zarqa free zone,amman free zone,freezone,بدها جمرك,بدو جمرك,لازمها جمرك,مش دافع جمرك,مش دافعة جمرك,بحاجة جمرك,بحاجة تجمرك,عليها جمرك,ما انجمركت,لسا ما تجمركت,ما تجمركت,مش خالصة جمرك,نظام الحرة,بدون جمرك,بلا جمرك,جمرك حرة,قبل الجمرك,من غير جمرك,حرة,الحرة,وارد حرة,وارد الحرة,للحرة,حرة الزرقا,حرة زرقا,حرة الزرقاء,منطقة حرة,المنطقة الحرة الزرقاء,المنطقة الحرة,على الحرة,بالحرة,بالمنطقة الحرة,free zone,in the free zone,uncleared,unpaid customs,no customs,without customs,duty free,bdoon jomrok,bidoun jomrok,bdoon jumruk,لم يتم جمركتها,7orra,el 7orra,7urra,7ora,على الجمرك,غير شامل الجمرك",
      ].join(),
    },
  ],
  licence: [
    {
      value: "licensed",
      opposite: "unlicensed",
      words: [
        "مرخصة,مرخص,رخصة,ترخيص,مجددة,مجدد ترخيصها,ترخيصها مجدد,مجددة الترخيص,مرخصة جديد,مرخص جديد,مرخصه لاخر السنة,مرخصة لنهاية السنة",
        pairs("ترخيص,رخصة,مرخصة", "ساري,سارية,جديد,جديدة,طازة,سنة,لسنة,سنة كاملة,كامل,كاملة,طويل"),
        pairs("مرخصة,مرخص,ترخيص", pairs(",ل,لسنة,لعام,لغاية,لنهاية,لاخر", YEARS_AHEAD)),
        pairs("مرخصة,مرخص,ترخيص", pairs("لشهر,شهر", MONTHS)),
        pairs("ترخيص,مرخصة", "شهر,شهرين,6 شهور,ست شهور,ستة شهور,9 شهور,تسع شهور,طويل"),
        pairs("new,fresh,one year,full year,1 year,valid", "license,licence,registration"),
        "ترخيصها لسه جديد,licensed,fully licensed,licenced,registered,valid license,valid licence,license valid,licence valid,valid registration,registration valid,licensed for a year,one year license,mrakhase,mrakhasa,morakhasa,mra5asa,mra5ase,mrkhasa,mrkhse,murakhasa,murakhase",
      ].join(),
    },
    {
      value: "unlicensed",
      opposite: "licensed",
      words: [
        "بدو ترخيص,فاقدة الترخيص,فاقد الترخيص,فاقدة ترخيص",
        pairs(
          "بدون,من غير,بلا,بحاجة,بحاجة لـ,بدها,لازمها,خالصة,خالص,منتهية,منتهي,واقفة,واقف,موقوفة",
          "ترخيص,رخصة",
        ),
        pairs("ترخيص,رخصة,رخصتها", "منتهي,منتهية,خالص,خالصة,مخلص,واقف,مش ساري,غير ساري"),
        pairs("expired,no,without,needs,need,lapsed", "license,licence,registration"),
        pairs("license,licence,registration", "expired,lapsed,ended,not valid"),
        "مشطوبة,مشطوب,شطب,unlicensed,unlicenced,unregistered",
      ].join(),
    },
  ],
  insurance: [
    {
      value: "comprehensive",
      words:
        "تأمين شامل,shamel insurance,insurance shamel,تامينها شامل,تامينها كامل,تامين شمولي,full cover insurance,fully comprehensive,مؤمنة تأمين كامل,مأمنة تأمين شامل,عليها تأمين شامل,معها تأمين شامل,مأمنة شامل,مؤمنة شامل,مؤمنة تأمين شامل,مؤمن شامل,تأمين كامل,تأمين ضد الكل,full cover,comprehensive,comprehensive insurance,full insurance,fully insured,full coverage,ta2meen shamel,tameen shamel,tamin shamel,tamen shamel,ta2min shamel,ta2min shamil,ta2meen shamil,tameen shamil",
    },
    {
      value: "compulsory",
      words:
        "تأمين عادي,تأمين إلزامي,تأمين اجباري,اجباري,تأمينها اجباري,ta2meen elzami,tameen elzami,tamin elzami,ta2min ilzami,tameen ilzami,tamin ilzami,الزامي,مؤمنة الزامي,مأمنة الزامي,تامينها الزامي,تأمين ضد الغير,ضد الغير,طرف ثالث,تأمين طرف ثالث,third party,third party insurance,compulsory insurance,mandatory insurance,basic insurance",
    },
    {
      value: "none",
      words: "بدون تأمين,من غير تأمين,uninsured,no insurance,without insurance",
    },
    {
      value: "compulsory",
      also: ["comprehensive"],
      opposite: "none",
      words: "مؤمنة,مؤمن,تأمين,مأمنة,insured,insurance,with insurance",
    },
  ],
  regionalSpec: Object.entries(ORIGINS).flatMap(([origin, { alone, adjective, countries }]) => {
    const value = origin as keyof typeof ORIGINS;
    const ofMake = { value, words: adjective, notBeside: ({ column }: Meaning) => column === "bodyType" };
    const words = [alone, pairs(IMPORTED, countries), pairs(countries, IMPORT)].join();
    return [{ value, words }, ...(adjective ? [ofMake] : [])];
  }),
  ...CONDITION_WORDS,
  payment: [
    {
      value: "cash",
      also: ["cash-or-instalments"],
      words:
        "كاش,نقدا,نقدي,نقد,دفع كاش,عالكاش,بالكاش,الدفع كاش,الدفع نقدي,الدفع نقدا,دفع نقدي,شرط كاش,cash,cash price,kash",
    },
    {
      value: "cash",
      words: [
        pairs("كاش,نقدا,نقدي,نقد,الدفع كاش,دفع كاش", "فقط,بس,حصرا"),
        "فقط كاش,cash only,only cash",
      ].join(),
    },
    {
      value: "cash-or-instalments",
      words:
        "كاش او اقساط,كاش واقساط,كاش او تقسيط,كاش وتقسيط,نقدا او بالتقسيط,نقدا او تقسيطا,cash or installments,cash or instalments,cash and installments",
    },
    { value: "instalments", words: "أقساط فقط,اقساط بس,installments only,instalments only" },
    {
      value: "instalments",
      also: ["cash-or-instalments"],
      opposite: "cash",
      words:
        "down payment,دفعة اولى,قرض,قرض بنكي,بنك,تسهيلات,تسهيلات بالدفع,دفعة صغيرة,دفعة بسيطة,دفعة قليلة,عن طريق بنك,شيكات,بشيكات,كمبيالات,cheques,تمويل,تمويل بنكي,تمويل اسلامي,عن طريق البنك,من راسي لراسك,من راسك لراسي,امكانية الأقساط,امكانية اقساط,في تقسيط,في اقساط,أقساط,أقساط من المالك,أقساط بدون بنك,بدون بنك,بدون بنوك,بدون كفيل,اقساط بدون كفيل,أقساط ميسرة,امكانية التقسيط,بدون دفعة,بدون دفعة أولى,أقساط بدون دفعة,أقساط بدون دفعة أولى,بدون فوائد,دفعات,دفعات شهرية,على دفعات,بالدفعات,قسط شهري,اقساط شهرية,اقساط مريحة,دفعة واقساط,نص كاش ونص اقساط,نص كاش نص اقساط,دفعة والباقي اقساط,بدفعة واقساط,نص كاش ونص اقساط,نص كاش نص اقساط,تقسيط مباشر,أقساط مباشرة,قسط,تقسيط,بالأقساط,بالتقسيط,بالقسط,على أقساط,عالأقساط,بنظام الأقساط,installments,instalments,installment,instalment,on installments,in installments,by installments,finance,financing,monthly payments,pay monthly,monthly,per month,installment plan,instalment plan,emi,payment plan,without a bank,without bank,zero down payment,no down payment,without down payment,interest free,monthly installments,monthly instalments,in payments,financed,loan,aqsat,aksat,aksa6,a2sat,taqseet,ta2seet,taksit,taqsit,ta2sit,bel taqseet,bil taqseet,bltaqseet,bel aqsat,bil aqsat,bl aqsat",
    },
  ],
};

/** The highest mileage for `قليلة المشي`, "low mileage". */
export const LOW_MILEAGE_KM = 80_000;
export const LOW_MILEAGE_WORDS = [
  pairs(
    "المشي,ممشى,ممشاها,عداد,العداد,عدادها,كيلومترات,كيلوات,مسافة",
    "قليل,قليلة,واطي,واطية,منخفض,خفيف,بسيط",
  ),
  pairs("قليلة,قليل,خفيفة,خفيف", "المشي,الاستعمال,الاستخدام,الكيلومترات,ممشى,عداد"),
  pairs("ماشية,ماشي,قاطعة,قاطع,استخدام,استعمال", "قليل,شوي,خفيف"),
  pairs("اقل,قليل,قليلة", "ممشى,كيلومترات,مسافة"),
  "barely driven,barely used,hardly driven,hardly used,lightly used,lightly driven,not driven much,اقل ممشى",
  pairs("low,lowest,few,little,small", "mileage,milage,km,kms,miles,kilometers,kilometres"),
  pairs(
    "mashye,mashi,mashyeh,mamsha,3addad,3adad",
    "2alil,2aleel,2alel,aleel,alil,qalil,qaleel,wate,wati,wa6i",
  ),
].join();
