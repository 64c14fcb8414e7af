/* How buyers describe a car's condition. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Attributes } from "./attribute-words.ts";

/** Flaws: being without them means no accidents. Accidents themselves are found by `opposite`. */
const FLAWS = "دقة,دقات,داقة,عيوب,عيب,قص,قص ولحام,خدوش,خدش";
const LACKING = "بدون,بدون أي,بلا,من غير,ولا,خالية,خالي,خالية من,خالي من,سليمة من,نظيفة من,ما فيها,ما عليها,مش";

const REPAINTED = "دهان,رش,صبغ,مدهونة,مدهون,مرشوشة,مرشوش,مصبوغة,معاد دهانها,معاد الدهان,معاد رشها,معاد الرش";

const PANELS = "باب,بابين,رفرف,رفرفين,جناح,غطا,غطا المحرك,صندوق,طبون,بامبر,سقف,قطعة,قطعتين,قطع";
const PAINTED = "مدهون,مدهونة,مدهونين,مرشوش,مرشوشة,مرشوشين,دهان,رش";

const THREE_GOOD = pairs("3,ثلاثة,ثلاث,تلاتة,تلات,تلت,ثلث", "جيد,جيدات");
const ALL_GOOD = ["سبعة من سبعة,7 من 7,سبعة على سبعة,7 على 7", pairs("7,سبعة,سبع", "جيد,جيدات")];

export const CONDITION_WORDS: Pick<Attributes, "paint" | "bodyCondition" | "inspection"> = {
  paint: [
    {
      value: "original",
      words: [
        pairs(
          "دهان,رش,بدهان,صبغ,طلاء,بوية",
          "أصلي,وكالة,الوكالة,شركة,مصنع,فبريكا,فابريكا,الفابريكا,بلد المنشأ,المنشأ,بلد,بلاده,بلادها",
        ),
        pairs("دهان أصلي,دهان وكالة,دهان شركة", "كامل,بالكامل"),
        pairs(LACKING, "دهان,الدهان,رش,الرش,دهان ورش,رش ودهان"),
        pairs("ما في عليها,ما في فيها,لا,لا يوجد,لا يوجد عليها,مش داخل عليها", "دهان,رش"),
        "مش راشة ولا شي,مش مدهونة ولا شي,مش مرشوشة ولا شي,مش راشة ولا قطعة,مش مرشوشة ولا قطعة,مش مدهونة ولا قطعة,مش مرشوش منها,مش مدهون منها,دهانها نظيف,لونها وكالة,لون الوكالة,لونها لون الوكالة,ولا نقطة دهان,بدون نقطة دهان,ولا قطعة مدهونة,dhan asle,dhan aslee,dhan asly,dhan asliyeh,farsh w dhan asli,دهان فبركة,فبركة,فابريكا,على الفابريكا,مش معاد دهانها,ما اندهنت,ما انرشت,لم تدهن,كلها وكالة,كلها شركة,لون شركة,لون الشركة,بدهانها,بدهانه,على دهانها,على دهانه,على دهان الشركة,على دهان الوكالة,دهان 100% اصلي,دهان ١٠٠٪ اصلي,dhanha asli,dhanha wkale,original paint,original color,original colour,factory paint,orginal paint,unpainted,no repaint,never painted,no paint,dhan asli,dhan original,dhan el sherke,dhan alsharke,dhan sherke,dhan wkale,dhan wakale,oem paint,paint original,agency paint,company paint,dealer paint,no repainting,no respray,paint is original,not painted",
      ].join(),
    },
    {
      value: "full-repaint",
      also: ["partial-repaint"],
      opposite: "original",
      words:
        "صبغ,معجون,مدهونة,مدهون,مرشوشة,مرشوش,راشة,راش,داهنة,معاد دهانها,معاد دهانه,معاد الدهان,معاد الرش,معاد رشها,مصبوغة,مصبوغ,repainted,repaint,painted,resprayed,madhoone,madhouna",
    },
    {
      value: "full-repaint",
      words: [
        pairs("كلها,كله,كلو", "مدهونة,مدهون,مرشوشة,مرشوش"),
        pairs(REPAINTED, "كامل,كاملة,بالكامل,كلها,كله,كليا"),
        "مدهونة من جديد,دهان جديد,دهان جديد كامل,دهان كامل جديد,رش جديد,رش كامل جديد,full repaint,fully repainted,fully painted,full paint,new paint,fresh paint,complete repaint,completely repainted",
      ].join(),
    },
    {
      value: "partial-repaint",
      words: [
        pairs(REPAINTED, "جزئي,جزئيا,جزء,شوي,خفيف,بسيط,قطع,نصها,بعض القطع,قطعة,قطعتين,جهة,جنب"),
        pairs(PANELS, PAINTED),
        pairs("مدهون,مرشوش,مدهون فيها,مرشوش فيها,مدهون منها,مرشوش منها", PANELS),
        "one panel painted,one door painted,a panel painted,some panels painted,فيها رش,lightly repainted,light repaint,فيها رشة,رشة بسيطة,رشة خفيفة,فيها دهان,رشات,some repaint,some paint,few panels painted,partial repaint,partially repainted,partly repainted,partial paint,partially painted",
      ].join(),
    },
  ],
  bodyCondition: [
    {
      value: "excellent",
      words: [
        pairs(LACKING, FLAWS),
        pairs(
          "no,without,zero,free of,free from,never had an,never had any,not in any,has no",
          "accident,accidents,crash,crashes,damage,hits",
        ),
        pairs("accident,accidents,damage", "free,history no"),
        pairs("حالة السيارة,وضعها,وضعه", "ممتازة,ممتاز"),
        "جسم سليم,جسم نظيف,جسمها سليم,جسمها نظيف,جسم السيارة سليم,جسم السيارة نظيف,هيكل سليم,هيكل نظيف,هيكلها سليم,هيكلها نظيف,صاج وكالة,صاج سليم,صاج الوكالة,شصي جيد,شاصي جيد,شصيات جيدة,شاصيات جيدة,مش داقة,ما انداقت,كلين تايتل,كلين تيتل,سليمة 100,سليمة 100%,سليمة ١٠٠٪,سليمة مية بالمية,حالة الوكالة,بحالة الوكالة,حالة وكالة,بحالة وكالة,بودي نخب,بودي وكالة,بودي نظيف,بودي ممتاز,البودي نظيف,البودي ممتاز,البودي وكالة,khalyeh mn el hawadeth,khalye mn el 7awadeth,5alyeh mn el 7awadeth,5alye mn el 7awadeth,khalyeh mn hawadeth,5alye mn 7awadeth,ما انضربت,ما انصدمت,مش ضاربة,مش صادمة,شاصي سليم,شصي سليم,شاصي نظيف,شصي نظيف,شاصيات سليمة",
        "no accident history,undamaged,never crashed,not crashed,never damaged,never hit,never been in an accident,clean title,excellent condition,perfect condition,mint condition,حالة ممتازة,بحالة ممتازة,bdoon 7awadeth,bdoon 7wadeth,bidoun hawadeth,bdon hawadeth,bala 7awadeth,bala hawadeth,bdoon 7adeth",
      ].join(),
    },
    {
      value: "good",
      also: ["excellent"],
      words: [
        pairs("حالة,بحالة,حالتها,حالته,حالة السيارة,وضعها,وضعه", "جيدة,جيد,منيحة,منيح,كويسة"),
        "good condition,good shape,in good condition,in good shape",
      ].join(),
    },
    {
      value: "accident",
      opposite: "excellent",
      words:
        "حوادث,حادث,مقلوبة,صدمات,حوادث ورش,حوادث ودهان,متعرضة لحادث,متعرض لحادث,عملت حادث,صار عليها حادث,صار معها حادث,عليها حادث,عليها حوادث,سيارة حوادث,داقة,داق,مدقوقة,ضربة,صدمة,مصدومة,مصدوم,صادمة,صادم,متضررة,مقصوص,مقصوصة,شصي مقصوص,شاصي مقصوص,شصي مضروب,شاصي مضروب,غرقانة,محروقة,ضاربة,ماكلة حادث,ماكلة ضربة,اكلت ضربة,مدعومة,مدعوم,تصليح حادث,wrecked,crash,wreck,عاملة حادث,عامل حادث,تعرضت لحادث,مضروبة,مضروب,ضربات,داعمة,accident,accidents,with accident,had an accident,accident history,crashed,crashed car,accidented,totaled,totalled,damaged,salvage,salvage title,سالفج,سالفج تايتل,سلفج,سلفج تايتل,madroube,madrobe",
    },
    {
      value: "needs-work",
      words:
        "بدها رش,بدها دهان,شغل بسيط,محرك خربان,الماتور خربان,ماتور خربان,جير خربان,خربانة,معطلة,بدها ماتور,بدها محرك,بحاجة محرك,بحاجة ماتور,حادث بسيط,ضربة بسيطة,ضربة خفيفة,عليها ضربة بسيطة,فيها ضربة بسيطة,عليها حادث بسيط,بدها شغل بودي,بودي بده شغل,البودي بده شغل,بدها حدادة,بحاجة لصيانة,بحاجة لتصليح,بدها صيانة,محتاجة شغل,محتاجة تصليح,بحاجة صيانة,بحاجة تصليح,بدها تصليح,بدها شغل,بدها سمكرة,لقطع الغيار,للقطع,for parts,needs work,needs repair,needs body work,project car",
    },
  ],
  inspection: [
    {
      value: "seven-good",
      words: [
        ALL_GOOD.join(),
        pairs("فحص,فاحصة,فاحص,نتيجة الفحص", ["كامل,كاملة,شامل,كمبيوتر كامل", ...ALL_GOOD].join()),
        pairs(
          "كل الفحص,فحصها,الفحص كله,الفحص كلو,فحصها كله,فحصها كلو,فحص كله,فحص كلو",
          "جيد,كامل,نظيف,ممتاز",
        ),
        pairs("inspected,inspection,checked", "7 good,seven good"),
        "فحص جيد,الفحص جيد,full fa7s,full fahes,full fahs,كل شي جيد,كلها جيد,كامل جيد,فحص كامل جيد,كامل الفحص,كاملة الفحص,فحص سبعة,فحص 7,فحص نظيف,فحص ممتاز,كلو جيد,كله جيد,فحص فل,clean inspection,perfect inspection,inspection clean,full inspection,seven good,7 good,7 goods,passed inspection,passed the inspection,full check,fa7sa kamel,all good inspection,fa7s kamel,fahs kamel,f7s kamel,fhs kamel,7 jayed,sab3a jayed,sab3 jayed,sab3a jayyed,7 jeyyed,7 jayyed,fa7es kamel",
      ].join(),
    },
    {
      value: "four-good",
      words: [
        pairs(",فحص,فحصها,شاصي,شصي", pairs("4,أربعة,أربع", "جيد,جيدات")),
        pairs("4,أربعة,أربع", pairs("شصي,شاصي,شصيات,شاصيات", "جيد,جيدة,سليمة")),
        "four good,4 good,4 jayed,4 jayyed",
      ].join(),
    },
    {
      value: "three-good",
      words: [
        pairs(",فحص,فحصها,شاصي,شصي", THREE_GOOD),
        pairs("واحد,وواحد,و1", "دقة,قصعة,قصة,ضربة,مضروب,مقصوص,ضعيف"),
        pairs(THREE_GOOD, "1 دقة,1 قصعة,1 ضربة"),
        "three good,3 good",
      ].join(),
    },
    {
      value: "mixed",
      words:
        "قصعة,فيها قصعة,فيها دقة,شصي دقة,شاصي دقة,شصي قصعة,شاصي قصعة,فحص دقة,ست جيد,ستة جيد,6 جيد,خمس جيد,خمسة جيد,5 جيد",
    },
    {
      value: "none",
      words: "بدون فحص,من غير فحص,no inspection,uninspected,no inspection report,without inspection",
    },
    {
      value: "seven-good",
      also: ["four-good", "three-good", "mixed"],
      opposite: "none",
      words:
        "fully inspected,فاحصة,فاحص,مفحوصة,مفحوص,مع فحص,تقرير فحص,تقرير الفحص,inspection report,inspected,with inspection,maf7ousa",
    },
  ],
};
