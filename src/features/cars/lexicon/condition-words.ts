/* How buyers describe a car's condition. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Attributes } from "./attribute-words.ts";

const FLAWS =
  "عيوب,عيب,قص,قص ولحام,خدوش,خدش,خدوشات,طعجة,طعجات,نغزة,نغزات,قر,scratches,scratch,dents,dent,dings,flaws,defects,blemishes";
const LACKING = "بدون,بدون أي,بلا,من غير,ولا,خالية,خالي,خالية من,خالي من,سليمة من,نظيفة من,ما فيها,ما عليها,مش";

const THREE_GOOD = pairs("3,ثلاثة,ثلاث,تلاتة,تلات,تلت,ثلث", "جيد,جيدات");
const ALL_GOOD = ["سبعة من سبعة,7 من 7,سبعة على سبعة,7 على 7", pairs("7,سبعة,سبع", "جيد,جيدات")];
const TOUCHED =
  "اندهنت,اندهن,انرشت,انرش,انصبغت,انصبغ,ترش,يرش,تصبغ,يصبغ,انمست,انلمست,انلعب,انلعبت,مدهونة,مدهون,مرشوشة,مرشوش,راشة,راش,داخلها رش,داخلها دهان,مدهون منها,مرشوش منها,تدهن,معاد دهانها,معاد رشها,مصبوغة";

export const CONDITION_WORDS: Pick<Attributes, "paint" | "bodyCondition" | "inspection"> = {
  paint: [
    {
      value: "original",
      words: [
        pairs(LACKING, "دهان,الدهان,رش,دهان ورش,رش ودهان"),
        pairs(
          "ما في عليها,ما في فيها,لا,لا يوجد,لا يوجد عليها,مش داخل عليها,مش داخلها,مش راكبة,مش راكب,مش راكبها,ما راكبها,ما دخلها,ما دخل عليها",
          "دهان,رش",
        ),
        pairs("ما,مش,لم,مو", pairs(TOUCHED, ",ابدا,دهانها,ولا شي,ولا قطعة,نهائيا,بالمرة,من قبل")),
        pairs("ما", pairs("مسها,لمسها,شافت,شايفة,ذاقت,عرفت", "دهان,صبغ")),
        pairs(
          "never,not,not been,no,un,without,without any,zero",
          "painted,repainted,resprayed,repaint,respray,paint,repainting,paint work",
        ),
        pairs("دهان,رش", "وكالة,الوكالة,شركة,الشركة,أصلي"),
        pairs("ولا قطعة,ولا باب,ولا نقطة,ولا جنب,بدون نقطة", "مرشوشة,مرشوش,مدهونة,مدهون,رش,دهان,صبغ"),
        "dhan asle,dhan aslee,dhan asly,dhan asliyeh,farsh w dhan asli,فبركة,فابريكا,على الفابريكا,كلها وكالة,كلها شركة,بدهانها,بدهانه,على دهانها,على دهانه,dhanha asli,dhanha wkale,unpainted,dhan asli,dhan original,dhan el sherke,dhan alsharke,dhan sherke,dhan wkale,dhan wakale",
      ].join(),
    },
    {
      value: "full-repaint",
      also: ["partial-repaint"],
      opposite: "original",
      words:
        "اندهنت,اندهن,انرشت,انرش,انصبغت,انصبغ,الرش,صبغ,صبغها,مرشوشة دهان,مرشوش دهان,مرشوشة صبغ,رش,رشها,رشه,معجون,مدهونة,مدهون,مرشوشة,مرشوش,راشة,راش,داهنة,معاد دهانها,معاد دهانه,معاد الدهان,معاد الرش,معاد رشها,مصبوغة,مصبوغ,repainted,repaint,painted,resprayed,respray,madhoone,madhouna",
    },
    {
      value: "full-repaint",
      words: "fully repainted,full repaint,دهان كامل,رش كامل",
    },
    {
      value: "partial-repaint",
      words:
        "lightly repainted,رش جزئي,دهان جزئي,فيها رش,فيها رشة,فيها دهان,رشات,some repaint,some paint,few panels painted,some panels painted",
    },
  ],
  bodyCondition: [
    {
      value: "excellent",
      words:
        "كلين تايتل,كلين تيتل,clean title,سليمة 100,سليمة مية بالمية,حالة ممتازة,حالة الوكالة,بحالة الوكالة",
    },
    // A car with small flaws was not hit either.
    {
      value: "excellent",
      also: ["good"],
      words: [
        pairs(LACKING, "دقة,دقات"),
        pairs(
          "no,without,zero,free of,free from,never had an,never had any,not in any,has no,never in an,was never in an,never in any",
          "accident,accidents,crash,crashes,damage,hits",
        ),
        pairs("accident,accidents,damage", "free,history no"),
        pairs("مش,ما,مو,لم", pairs("واصلة,واصل,وصلت,واصلها", "حادث,حوادث,ضربة")),
        pairs("ما,مش,لم", "تصدم,يصدم,تضرب,يضرب,تقلب,تدعم"),
        "مش داقة,khalyeh mn el hawadeth,khalye mn el 7awadeth,5alyeh mn el 7awadeth,5alye mn el 7awadeth,khalyeh mn hawadeth,5alye mn 7awadeth,مش ضاربة,مش صادمة",
        "no accident history,undamaged,never crashed,not crashed,never damaged,never hit,never been in an accident,bdoon 7awadeth,bdoon 7wadeth,bidoun hawadeth,bdon hawadeth,bala 7awadeth,bala hawadeth,bdoon 7adeth",
        pairs(
          "needs,need,requires,wants",
          pairs("no,zero", "work,repair,repairs,fixing,attention,maintenance"),
        ),
        "needs nothing,nothing needed",
      ].join(),
    },
    {
      value: "good",
      also: ["excellent"],
      words: "حالة جيدة,good condition",
    },
    // Being without flaws means no accidents: `بدون خدوش`.
    { value: "good", opposite: "excellent", words: `${FLAWS},scratched` },
    {
      value: "accident",
      opposite: ["excellent", "good"],
      words:
        "انضربت,انضرب,انصدمت,انصدم,انقلبت,انقلب,انداقت,اندقت,انداق,اندق,اندعمت,اندعم,انخبطت,انخبط,انقصت,تضررت,انضرت,خبطة,خبطات,مخبوطة,مخبوط,ضربها,ضربه,صدمها,صدمه,دعمها,دعمه,حوادث,حادث,معمولة حادث,معمول حادث,عاملة حادث,حادث سير,حوادث سير,damage,damages,body damage,frame damage,حوادث ورش,حوادث ودهان,متعرضة لحادث,متعرض لحادث,عملت حادث,صار عليها حادث,صار معها حادث,عليها حادث,عليها حوادث,ماكلة حادث,تصليح حادث,عامل حادث,تعرضت لحادث,accident,accidents,with accident,had an accident,accident history,accidented,totaled,totalled,damaged,salvage,salvage title,سالفج,سالفج تايتل,سلفج,سلفج تايتل,hit,got hit,hits,صدمات,ماكلة ضربة,اكلت ضربة,crash,wreck,ضربات,smashed,مقلوبة,منقلبة,داقة,داق,مدقوقة,مصدومة,مصدوم,صادمة,صادم,متضررة,مقصوص,مقصوصة,غرقانة,محروقة,ضاربة,مدعومة,مدعوم,wrecked,rear ended,collision,in a collision,been hit,مضروبة,مضروب,داعمة,crashed,madroube,madrobe",
    },
    {
      value: "needs-work",
      opposite: ["excellent", "good"],
      words: [
        pairs(
          "need,needs,needing,require,requires,requiring,wants",
          pairs(
            ",any,some,a bit of,a little,a lot of,lots of,minor,major,small,no further,further,extra",
            "work,work done,work doing,repair,repairs,fixing,fixing up,body work,attention,tlc,mechanical work,engine work",
          ),
        ),
        pairs("بحاجة,بدها,محتاجة,لازمها,بده", "سمكرة,سمكرة ودهان,حدادة ودهان,سمكرة ورش"),
        "بدها رش,بدها دهان,شغل بسيط,محرك خربان,ماتور خربان,جير خربان,خربانة,معطلة,بدها ماتور,بدها محرك,بحاجة محرك,بحاجة ماتور,بدها حدادة,بحاجة لصيانة,بحاجة لتصليح,بدها صيانة,محتاجة شغل,محتاجة تصليح,محتاجة صيانة,بحاجة صيانة,بحاجة تصليح,بحاجة شغل,بدها تصليح,بدها شغل,بدها سمكرة,لقطع الغيار,للقطع,للتصليح,for parts,for repair,to repair,to fix,fixer upper,project car,بدها حداد,بدها سمكري",
      ].join(),
    },
  ],
  inspection: [
    {
      value: "seven-good",
      words: [
        ALL_GOOD.join(),
        pairs("فحص,فاحصة,فاحص,نتيجة الفحص", ALL_GOOD.join()),
        pairs("inspected,inspection,checked", "7 good,seven good"),
        "فحص جيد,الفحص جيد,فحص كامل,full fa7s,full fahes,full fahs,كل شي جيد,كلها جيد,كامل جيد,كامل الفحص,فحص سبعة,فحص 7,كلو جيد,كله جيد,7 out of 7,seven out of seven,all 7 good,all seven good,seven good,7 good,7 goods,passed inspection,passed the inspection,passed the full inspection,fa7sa kamel,fa7s kamel,fahs kamel,f7s kamel,fhs kamel,7 jayed,sab3a jayed,sab3 jayed,sab3a jayyed,7 jeyyed,7 jayyed,fa7es kamel",
      ].join(),
    },
    {
      value: "seven-good",
      also: ["four-good"],
      words: pairs("كل,جميع", pairs("الشصيات,الشاصيات,شصياتها,شاصياتها", "جيد,جيدة,سليمة")),
    },
    {
      value: "four-good",
      words: [
        pairs(",فحص,فحصها,شاصي,شصي", pairs("4,أربعة,أربع", "جيد,جيدات")),
        pairs("4,أربعة,أربع", pairs("شصي,شاصي,شصيات,شاصيات", "جيد,جيدة,سليمة")),
        "four chassis good,4 chassis good,four good chassis,4 good chassis,all four good,all 4 good,four good,4 good,4 jayed,4 jayyed",
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
      words:
        "بدون فحص,من غير فحص,ما انفحصت,مش فاحصة,غير مفحوصة,no inspection,uninspected,no inspection report,without inspection,not inspected,never inspected",
    },
    {
      value: "seven-good",
      also: ["four-good", "three-good", "mixed"],
      opposite: "none",
      words:
        "fully inspected,فاحصة,فاحص,مفحوصة,مفحوص,مع فحص,تقرير فحص,inspection report,inspected,with inspection,maf7ousa",
    },
  ],
};
