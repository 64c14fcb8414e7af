/* How buyers say in what condition a car is. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Attributes } from "./attribute-words.ts";

const HAPPENED =
  "عليها,فيها,صار عليها,صار فيها,صار معها,صاير عليها,اجاها,اجتها,اجت فيها,في فيها,في عليها,عملت,عاملة,تعمل,تعرضت ل,متعرضة ل,تتعرض ل,ماكلة,اكلت";

const REPAINTED =
  "دهان,رش,صبغ,مدهونة,مدهون,مرشوشة,مرشوش,مصبوغة,معاد دهانها,معاد الدهان,معاد رشها,معاد الرش,دهانها,رشها";

const PANELS = "باب,بابين,رفرف,رفرفين,جناح,غطا,غطا المحرك,صندوق,طبون,بامبر,سقف,قطعة,قطعتين,قطع";
const PAINTED = "مدهون,مدهونة,مدهونين,مرشوش,مرشوشة,مرشوشين,دهان,رش";

const THREE_GOOD = pairs("3,ثلاثة,ثلاث,تلاتة,تلات,تلت,ثلث", "جيد,جيدات");
const ALL_GOOD = ["سبعة من سبعة,7 من 7", pairs("7,سبعة,سبع", "جيد,جيدات")];

export const CONDITION_WORDS: Pick<Attributes, "paint" | "bodyCondition" | "inspection"> = {
  paint: [
    {
      value: "original",
      words: [
        pairs(
          "دهان,رش,بدهان,صبغ,طلاء,بوية",
          "أصلي,الأصلي,وكالة,الوكالة,شركة,الشركة,مصنع,المصنع,بلد المنشأ,المنشأ,بلد,البلد,بلاده,بلادها",
        ),
        pairs("دهان أصلي,دهان وكالة,دهان الوكالة,دهان شركة,دهان الشركة", "كامل,بالكامل"),
        pairs(
          pairs("ما,مش,مو,لا", "عليها,فيها,في عليها,في فيها,يوجد,يوجد عليها"),
          pairs(",اي,ولا", "دهان,رش,رشة,صبغ,بوية,معجون"),
        ),
        "مش مرشوش منها,مش مدهون منها,دهانها نظيف,لونها وكالة,لون الوكالة,لونها لون الوكالة,ولا نقطة دهان,بدون نقطة دهان,ولا قطعة مدهونة,dhan asle,dhan aslee,dhan asly,dhan asliyeh,farsh w dhan asli,دهان فبركة,فبركة,بدون دهان,بدون رش,بدون اي رش,بدون اي دهان,ولا رشة,بلا رش,من غير رش,بدون معجون,بدون صبغ,مش معاد دهانها,ما اندهنت,ما انرشت,لم تدهن,ما فيها دهان,ما فيها رش,original paint,original color,original colour,factory paint,orginal paint,unpainted,no repaint,never painted,no paint,dhan asli,dhan original,dhan el sherke,dhan alsharke,dhan sherke,dhan wkale,dhan wakale,oem paint,paint original,agency paint,no repainting,not painted",
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
        pairs("كلها,كله,كلو", "مدهونة,مدهون,مرشوشة,مرشوش"),
        pairs(REPAINTED, "كامل,كاملة,بالكامل,كلها,كله,كليا"),
        "دهان جديد,دهان جديد كامل,دهان كامل جديد,رش جديد,رش كامل جديد,full repaint,fully repainted,fully painted,full paint,complete repaint,completely repainted",
      ].join(),
    },
    {
      value: "partial-repaint",
      words: [
        pairs(REPAINTED, "جزئي,جزئيا,جزء,شوي,خفيف,بسيط,قطع,نصها,بعض القطع,قطعة,قطعتين,جهة,جنب"),
        pairs(",فيها,في,عليها", pairs(PANELS, PAINTED)),
        pairs("مدهون,مرشوش,مدهون فيها,مرشوش فيها,مدهون منها,مرشوش منها", PANELS),
        "one panel painted,one door painted,a panel painted,some panels painted,فيها رش,فيها رشات,فيها دهان,رشات,some repaint,some paint,few panels painted,partial repaint,partially repainted,partly repainted,partial paint,partially painted",
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
          "حوادث,حادث,الحوادث,ضربات,الضربات,ضربة,صدمات,الصدمات,صدمة,دقة,دقات,داقة,حوادث ورش,حوادث ودهان,عيوب,العيوب,عيب",
        ),
        pairs(
          "no,without,zero,free of,free from,never had an,never had any,not in any,has no",
          "accident,accidents,crash,crashes,damage",
        ),
        pairs("accident,accidents,damage", "free,history no"),
        "صاج وكالة,صاج سليم,صاج الوكالة,شصي جيد,شاصي جيد,شصيات جيدة,شاصيات جيدة,مش داقة,ما انداقت,كلين تايتل,كلين تيتل,سليمة 100,سليمة 100%,سليمة ١٠٠٪,سليمة مية بالمية,حالة الوكالة,بحالة الوكالة,حالة وكالة,بحالة وكالة,بودي نخب,بودي وكالة,بودي نظيف,بودي ممتاز,البودي نظيف,البودي ممتاز,البودي وكالة,khalyeh mn el hawadeth,khalye mn el 7awadeth,5alyeh mn el 7awadeth,5alye mn el 7awadeth,khalyeh mn hawadeth,5alye mn 7awadeth,ما انضربت,ما انصدمت,مش ضاربة,مش صادمة,شاصي سليم,شصي سليم,شاصيات سليمة",
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
        "حوادث,حادث,سيارة حوادث,ضربة,صدمة,مصدومة,مصدوم,صادمة,صادم,متضررة,مقصوص,مقصوصة,شصي مقصوص,شاصي مقصوص,شصي مضروب,شاصي مضروب,غرقانة,محروقة,ضاربة,ماكلة حادث,ماكلة ضربة,اكلت ضربة,مدعومة,مدعوم,تصليح حادث,wrecked,crash,wreck,عاملة حادث,عامل حادث,تعرضت لحادث,مضروبة,مضروب,ضربات,داعمة,accident,accidents,with accident,had an accident,accident history,crashed,crashed car,accidented,totaled,totalled,damaged,salvage,سالفج,سالفج تايتل,madroube,madrobe",
    },
    {
      value: "needs-work",
      words:
        "بدها رش,بدها دهان,شغل بسيط,محرك خربان,الماتور خربان,ماتور خربان,جير خربان,خربانة,معطلة,بدها ماتور,بدها محرك,بحاجة محرك,بحاجة ماتور,حادث بسيط,ضربة بسيطة,ضربة خفيفة,عليها ضربة بسيطة,فيها ضربة بسيطة,عليها حادث بسيط,بدها شغل بودي,بودي بده شغل,البودي بده شغل,بدها حدادة,بحاجة لصيانة,بحاجة لتصليح,بدها صيانة,محتاجة شغل,محتاجة تصليح,بحاجة صيانة,بحاجة تصليح,بدها تصليح,بدها شغل,بدها سمكرة,needs work,needs repair,needs body work,project car",
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
        "كامل الفحص,كاملة الفحص,فحص سبعة,فحص 7,فحص نظيف,فحص ممتاز,كلو جيد,كله جيد,فحص فل,clean inspection,perfect inspection,inspection clean,full inspection,seven good,7 good,7 goods,passed inspection,passed the inspection,full check,fa7sa kamel,all good inspection,fa7s kamel,fahs kamel,f7s kamel,fhs kamel,7 jayed,sab3a jayed,sab3 jayed,sab3a jayyed,7 jeyyed,7 jayyed",
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
        pairs(THREE_GOOD, pairs("و1,واحد,وواحد,1", "دقة,قصعة,قصة,ضربة,مضروب,مقصوص,ضعيف")),
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
      words: "فاحصة,فاحص,مفحوصة,مفحوص,مع فحص,inspected,with inspection,maf7ousa",
    },
  ],
};
