/* How buyers say the facts of a car that sellers choose from lists. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
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
  /** Other values that fit as well. */
  also?: Value[];
  /** What the words ask for after a negation; without it, cars of this value are left out. */
  opposite?: Value;
}

type Attributes = { [Name in keyof CarFields]?: Words<ChoiceOf<Name>>[] };

/** Where a car was built for: said alone or after an import word, and countries that are said only after one. */
const ORIGINS = {
  gulf: {
    alone: "خليجي,خليجية,gcc,gulf,khaleeji,khaliji,khalije,5aliji,5aleeji",
    countries:
      "الخليج,خليج,السعودية,سعودي,الامارات,اماراتي,دبي,الكويت,كويتي,قطر,قطري,البحرين,the gulf,uae,dubai,saudi,ksa",
  },
  american: {
    alone: "أمريكي,أمريكية,امريكاني,american,usa,amriki,amreeki,amerki,amrekei",
    countries: "أمريكا,الولايات المتحدة,الولايات,america,us,the us,the usa,amrika",
  },
  european: {
    alone: "أوروبي,أوروبية,اوربي,اوربية,european,europe,orobi,oroppi,orubi",
    countries: "أوروبا,ألماني,ألمانية,ألمانيا,euro,eu,german,germany,almani,almanya",
  },
  japanese: { alone: "ياباني,يابانية,japanese,japan,jdm,yabani,yabanee", countries: "اليابان" },
  korean: { alone: "كوري,كورية,korean,korea,kori,koori", countries: "كوريا,south korea" },
};
const IMPORTED =
  "من,وارد,الوارد,واردة,مستوردة من,استيراد,مواصفات,مواصفة,بمواصفات,imported from,import from,from,specs,wared,ward";
const IMPORT = "spec,specs,import,imported,المواصفات,المنشأ";

const HAPPENED =
  "عليها,فيها,صار عليها,صار فيها,صار معها,صاير عليها,عملت,عاملة,تعمل,تعرضت ل,متعرضة ل,تتعرض ل,ماكلة,اكلت";

const REPAINTED =
  "دهان,رش,صبغ,مدهونة,مدهون,مرشوشة,مرشوش,مصبوغة,معاد دهانها,معاد الدهان,معاد رشها,معاد الرش,دهانها,رشها";

const THREE_GOOD = pairs("3,ثلاثة,ثلاث,تلاتة,تلات,تلت,ثلث", "جيد,جيدات");
const ALL_GOOD = ["سبعة من سبعة,7 من 7", pairs("7,سبعة,سبع", "جيد,جيدات")];

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
        "مجمركة,مجمرك,جمركية,مدفوعة الجمرك,خالصة جمرك,خالصة الجمرك,شامل الجمرك,مع الجمرك,واصلة الجمرك",
        pairs("جمرك,الجمرك,جمركها", "مدفوع,خالص,جاهز,جديد,كامل,دافع"),
        pairs("مدفوع,خالص", "جمرك,الجمرك,جمركها"),
        pairs("customs,custom,duty,duties,customs duty,import tax", "paid,cleared,done,included"),
        "cleared customs,cleared,with customs,including customs,paid customs,mjamrake,mjamraka,mjmrke,mjmrka,mojamrake,mojamraka,mujamrake,mujamraka,mjamrakeh,mjamrak,mjmrak,mojamrak,mjammarak,jumruk madfoo3,jomrok madfou3,jomrok madfoo3,gomrok madfo3",
      ].join(),
    },
    {
      value: "uncleared",
      opposite: "cleared",
      words: [
        pairs("جمرك,الجمرك,جمركها", "مش مدفوع,غير مدفوع,مش خالص,غير خالص,على المشتري,عالمشتري"),
        pairs(
          "customs,custom,duty,duties,customs duty",
          "unpaid,not paid,not cleared,due,pending,not included",
        ),
        "بدها جمرك,بدو جمرك,لازمها جمرك,مش دافع جمرك,مش دافعة جمرك,بحاجة جمرك,بحاجة تجمرك,عليها جمرك,ما انجمركت,لسا ما تجمركت,ما تجمركت,مش خالصة جمرك,نظام الحرة,بدون جمرك,بلا جمرك,جمرك حرة,قبل الجمرك,من غير جمرك,حرة,الحرة,وارد حرة,وارد الحرة,للحرة,حرة الزرقا,حرة زرقا,حرة الزرقاء,منطقة حرة,المنطقة الحرة الزرقاء,المنطقة الحرة,على الحرة,بالحرة,بالمنطقة الحرة,free zone,in the free zone,uncleared,unpaid customs,no customs,without customs,duty free,bdoon jomrok,bidoun jomrok,bdoon jumruk,7orra,el 7orra",
      ].join(),
    },
  ],
  licence: [
    {
      value: "licensed",
      opposite: "unlicensed",
      words: [
        "مرخصة,مرخص,رخصة,ترخيص,مجددة,مجدد ترخيصها,ترخيصها مجدد,مجددة الترخيص",
        pairs(
          "ترخيص,الترخيص,ترخيصها,رخصة,مرخصة",
          "ساري,سارية,جديد,جديدة,طازة,سنة,لسنة,سنة كاملة,كامل,كاملة,طويل",
        ),
        "licensed,licenced,registered,valid license,valid licence,license valid,licence valid,valid registration,registration valid,licensed for a year,one year license,mrakhase,mrakhasa,morakhasa,mra5asa,mra5ase,mrkhasa,mrkhse",
      ].join(),
    },
    {
      value: "unlicensed",
      opposite: "licensed",
      words: [
        "بدو ترخيص",
        pairs("بدون,من غير,بلا,بحاجة,بحاجة لـ,بدها,لازمها,خالصة,خالص,منتهية,منتهي", "ترخيص,رخصة"),
        pairs("ترخيص,ترخيصها,رخصة,رخصتها", "منتهي,منتهية,خالص,خالصة,مخلص,واقف,مش ساري,غير ساري"),
        pairs("expired,no,without,needs,need,lapsed", "license,licence,registration"),
        pairs("license,licence,registration", "expired,lapsed,ended,not valid"),
        "unlicensed,unlicenced,unregistered",
      ].join(),
    },
  ],
  insurance: [
    {
      value: "comprehensive",
      words:
        "تأمين شامل,تامينها شامل,تامينها كامل,تامين شمولي,مأمنة شامل,مؤمنة شامل,مؤمنة تأمين شامل,مؤمن شامل,تأمين كامل,تأمين ضد الكل,full cover,comprehensive,comprehensive insurance,full insurance,fully insured,full coverage,ta2meen shamel,tameen shamel,tamin shamel,ta2min shamel,ta2min shamil,ta2meen shamil,tameen shamil",
    },
    {
      value: "compulsory",
      words:
        "تأمين إلزامي,الزامي,مؤمنة الزامي,مأمنة الزامي,تامينها الزامي,تأمين ضد الغير,ضد الغير,طرف ثالث,تأمين طرف ثالث,third party,third party insurance,compulsory insurance,mandatory insurance,basic insurance",
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
  regionalSpec: Object.entries(ORIGINS).map(([value, { alone, countries }]) => ({
    value: value as keyof typeof ORIGINS,
    words: [alone, pairs(IMPORTED, `${alone},${countries}`), pairs(`${alone},${countries}`, IMPORT)].join(),
  })),
  paint: [
    {
      value: "original",
      words: [
        pairs("دهان,رش,بدهان,صبغ,طلاء,بوية", "أصلي,الأصلي,وكالة,الوكالة,شركة,الشركة,مصنع,المصنع,بلد المنشأ"),
        pairs("دهان أصلي,دهان وكالة,دهان الوكالة,دهان شركة,دهان الشركة", "كامل,بالكامل"),
        "دهان فبركة,فبركة,بدون دهان,بدون رش,بدون اي رش,بدون اي دهان,ولا رشة,بلا رش,من غير رش,بدون معجون,بدون صبغ,مش معاد دهانها,ما اندهنت,ما انرشت,لم تدهن,ما فيها دهان,ما فيها رش,original paint,original color,original colour,factory paint,orginal paint,unpainted,no repaint,never painted,no paint,dhan asli,dhan original,dhan el sherke,dhan alsharke,dhan sherke,dhan wkale,dhan wakale,oem paint,paint original,agency paint,no repainting,not painted",
      ].join(),
    },
    {
      value: "full-repaint",
      also: ["partial-repaint"],
      opposite: "original",
      words:
        "مدهونة,مدهون,مرشوشة,مرشوش,معاد دهانها,معاد دهانه,معاد الدهان,معاد الرش,معاد رشها,مصبوغة,مصبوغ,repainted,repaint,painted,resprayed,madhoone,madhouna",
    },
    {
      value: "full-repaint",
      words: [
        pairs(REPAINTED, "كامل,كاملة,بالكامل,كلها,كله,كليا"),
        "دهان جديد,دهان جديد كامل,رش جديد,full repaint,fully repainted,fully painted,full paint,complete repaint,completely repainted",
      ].join(),
    },
    {
      value: "partial-repaint",
      words: [
        pairs(REPAINTED, "جزئي,جزئيا,جزء,شوي,خفيف,بسيط,قطع,نصها,بعض القطع,قطعة,قطعتين,جهة,جنب"),
        "فيها رش,فيها رشات,فيها دهان,رشات,some repaint,some paint,few panels painted,partial repaint,partially repainted,partly repainted,partial paint,partially painted",
      ].join(),
    },
  ],
  bodyCondition: [
    {
      value: "excellent",
      words: [
        pairs(
          [
            "بدون,بدون أي,بلا,بلا أي,من غير,ولا,خالية,خالي,خالية من,خالي من,خالي من أي,خالية من أي,سليمة من,نظيفة من",
            pairs("ما,مش,لم,مو", pairs(HAPPENED, ",ولا,أي")),
          ].join(),
          "حوادث,حادث,الحوادث,ضربات,ضربة,صدمات,صدمة",
        ),
        pairs(
          "no,without,zero,free of,free from,never had an,never had any,not in any,has no",
          "accident,accidents,crash,crashes,damage",
        ),
        pairs("accident,accidents,damage", "free,history no"),
        "ما انضربت,ما انصدمت,مش ضاربة,مش صادمة,شاصي سليم,شصي سليم,شاصيات سليمة",
        "no accident history,undamaged,never crashed,not crashed,never damaged,never hit,never been in an accident,clean title,excellent condition,حالة ممتازة,بحالة ممتازة,bdoon 7awadeth,bdoon 7wadeth,bidoun hawadeth,bdon hawadeth,bala 7awadeth,bala hawadeth,bdoon 7adeth",
      ].join(),
    },
    {
      value: "good",
      also: ["excellent"],
      words: "good condition,حالة جيدة,بحالة جيدة",
    },
    {
      value: "accident",
      opposite: "excellent",
      words:
        "حوادث,حادث,سيارة حوادث,ضربة,صدمة,مصدومة,مصدوم,صادمة,صادم,متضررة,wrecked,crash,wreck,عاملة حادث,عامل حادث,تعرضت لحادث,مضروبة,مضروب,ضربات,داعمة,accident,accidents,with accident,had an accident,accident history,crashed,crashed car,accidented,totaled,totalled,damaged,salvage,madroube,madrobe",
    },
    {
      value: "needs-work",
      words:
        "بحاجة لصيانة,بحاجة لتصليح,بدها صيانة,محتاجة شغل,محتاجة تصليح,بحاجة صيانة,بحاجة تصليح,بدها تصليح,بدها شغل,بدها سمكرة,needs work,needs repair,needs body work,project car",
    },
  ],
  inspection: [
    {
      value: "seven-good",
      words: [
        ALL_GOOD.join(),
        pairs("فحص,فاحصة,فاحص,نتيجة الفحص", ["كامل,شامل,كمبيوتر كامل", ...ALL_GOOD].join()),
        pairs("كل الفحص,الفحص كله,الفحص كلو,فحصها كله,فحصها كلو,فحص كله,فحص كلو", "جيد,كامل,نظيف,ممتاز"),
        "فحص نظيف,فحص ممتاز,كلو جيد,كله جيد,فحص فل,clean inspection,perfect inspection,inspection clean,full inspection,seven good,7 good,7 goods,passed inspection,passed the inspection,full check,fa7sa kamel,all good inspection,fa7s kamel,fahs kamel,f7s kamel,fhs kamel,7 jayed,sab3a jayed,sab3 jayed,sab3a jayyed,7 jeyyed,7 jayyed",
      ].join(),
    },
    {
      value: "four-good",
      words: [
        pairs(",فحص,فحصها,شاصي,شصي", pairs("4,أربعة,أربع", "جيد,جيدات")),
        "four good,4 good,4 jayed,4 jayyed",
      ].join(),
    },
    {
      value: "three-good",
      words: [
        pairs(",فحص,فحصها,شاصي,شصي", THREE_GOOD),
        pairs(THREE_GOOD, pairs("و1,واحد,وواحد,1", "دقة,قصعة,قصة,ضربة,مضروب,مقصوص,ضعيف")),
        "three good,3 good",
      ].join(),
    },
    {
      value: "none",
      words: "بدون فحص,من غير فحص,no inspection,uninspected,no inspection report,without inspection",
    },
    {
      value: "seven-good",
      also: ["four-good", "three-good", "mixed"],
      opposite: "none",
      words: "مفحوصة,مفحوص,مع فحص,inspected,with inspection,maf7ousa",
    },
  ],
  payment: [
    {
      value: "cash",
      also: ["cash-or-instalments"],
      words: "كاش,نقدا,نقدي,نقد,دفع كاش,عالكاش,بالكاش,الدفع كاش,شرط كاش,cash,cash price,kash",
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
        "أقساط,أقساط من المالك,أقساط بدون بنك,بدون بنك,بدون بنوك,بدون كفيل,اقساط بدون كفيل,أقساط ميسرة,امكانية التقسيط,بدون دفعة,بدون دفعة أولى,أقساط بدون دفعة,أقساط بدون دفعة أولى,بدون فوائد,دفعات,دفعات شهرية,على دفعات,بالدفعات,قسط شهري,اقساط شهرية,اقساط مريحة,دفعة واقساط,دفعة والباقي اقساط,بدفعة واقساط,تقسيط مباشر,أقساط مباشرة,قسط,تقسيط,بالأقساط,بالتقسيط,بالقسط,على أقساط,عالأقساط,بنظام الأقساط,installments,instalments,installment,instalment,on installments,in installments,by installments,finance,financing,monthly payments,pay monthly,monthly,per month,installment plan,instalment plan,emi,payment plan,without a bank,without bank,zero down payment,no down payment,without down payment,interest free,monthly installments,monthly instalments,in payments,financed,loan,aqsat,aksat,aksa6,a2sat,taqseet,ta2seet,taksit,taqsit,ta2sit,bel taqseet,bil taqseet,bltaqseet,bel aqsat,bil aqsat,bl aqsat",
    },
  ],
};

/** `قليلة المشي`: at most so many kilometres. */
export const LOW_MILEAGE_KM = 80_000;
export const LOW_MILEAGE_WORDS = [
  pairs(
    "المشي,ممشى,ممشاها,عداد,العداد,عدادها,كيلومترات,كيلوات,مسافة",
    "قليل,قليلة,واطي,واطية,منخفض,خفيف,بسيط",
  ),
  pairs("قليلة,قليل,خفيفة,خفيف", "المشي,الاستعمال,الاستخدام,الكيلومترات,ممشى,عداد"),
  pairs("ماشية,ماشي,قاطعة,قاطع,استخدام,استعمال", "قليل,شوي,خفيف"),
  pairs("low,few,little,small", "mileage,milage,km,kms,miles,kilometers,kilometres"),
  pairs("mashye,mashi,mashyeh,mamsha,3addad,3adad", "2alil,aleel,alil,qalil,wate,wati"),
].join();
