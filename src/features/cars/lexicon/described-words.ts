/* Things that buyers describe, with the words for them in any order: `جمركها مدفوع`. Spellings are comma-separated. */
import type { Topic } from "#src/words/described.ts";
import { ATTRIBUTE_WORDS, type Attributes, LOW_MILEAGE_KM } from "./attribute-words.ts";

/** The words for each value of a column, `good|excellent` for several. The opposites are those of its plain words. */
const topic = (column: keyof Attributes, subjects: string, words: Record<string, string>): Topic => ({
  subjects,
  states: Object.entries(words).map(([values, words]) => {
    const [value = "", ...also] = values.split("|");
    const own = ATTRIBUTE_WORDS[column]?.find(
      (one) => one.value === value && !one.also === (also.length === 0),
    );
    const opposite = own && "opposite" in own ? own.opposite : undefined;
    return {
      words,
      meaning: { column, value, ...(also.length > 0 && { also }), ...(opposite && { opposite }) },
    };
  }),
});

const ENDED =
  "منتهي,منتهية,مقطوع,مقطوعة,خلص,خلصت,خلصان,خلصانة,مخلص,مخلصة,واقف,واقفة,موقوف,موقوفة,متوقف,ملغي,ملغية,انتهى,انتهت,expired,lapsed,ended,over,invalid,out of date,overdue,finished,ran out,run out,has run out,cancelled,canceled";
const LACKED =
  "بدها,بدو,بده,لازمها,لازمه,يلزمها,بحاجة,بحاجة ل,محتاجة,بتحتاج,يحتاج,تحتاج,ناقصها,ناقص,ناقصة,مطلوب,بحاجة تجديد,بحاجة لتجديد,بدها تجديد,بدو تجديد,لازمها تجديد,تجديد,needs renewal,needs renewing,due for renewal,needs,need,requires,missing,lacks,lack";
const CURRENT =
  "ساري,سارية,ساري المفعول,سارية المفعول,فعال,فعالة,شغال,شغالة,صالح,صالحة,جديد,جديدة,مجدد,مجددة,متجدد,متجددة,طازة,سنة,لسنة,سنة كاملة,لسنة كاملة,سنة جديدة,طويل,طويلة,لاخر السنة,لنهاية السنة,sene,seneh,sana,valid,current,active,new,fresh,full year,one year,1 year,a year,whole year,12 months,up to date,renewed,in date,still valid,till end of year,until end of year";
const PAID =
  "مدفوع,مدفوعة,مدفوعين,خالص,خالصة,خالصين,مخلص,مخلصة,جاهز,جاهزة,جديد,كامل,كاملة,واصل,واصلة,دافع,دافعة,دافعين,مسدد,مسددة,مسكر,مسكرة,تمام,شامل,شاملة,ضمن السعر,من ضمن السعر,داخل السعر,داخل بالسعر,داخل,دفع,اندفع,اندفعت,اندفعوا,تدفع,يدفع,تندفع,تسدد,يسدد,دفعت,سددت,تم دفع,يتم دفع,محسوب,مرفوع,paid,cleared,done,included,settled,complete,completed,finalized,finalised,fully paid,already paid,all paid,in order,taken care of,sorted,sorted out,handled";

const ORIGINAL =
  "أصلي,أصلية,أصلي 100,وكالة,الوكالة,شركة,الشركة,مصنع,المصنع,فبريكا,فابريكا,فبركة,المنشأ,بلد المنشأ,بلد,بلاده,بلادها,بلدها,من المصنع,من الشركة,خلق ربها,خلقة ربها,خلقة,تبع الوكالة,تبع الشركة,نظيف,نظيفة,بكر,original,orginal,factory,oem,manufacturer,company,agency,dealer,untouched,intact,from factory,as new";
const IN_PARTS =
  "جزئي,جزئية,جزئيا,جزء,شوي,شوية,خفيف,خفيفة,بسيط,بسيطة,تجميل,تجميلي,تجميلية,قطع,قطعة,قطعتين,كم قطعة,بعض القطع,نص,نصها,جهة,جنب,موضعي,partial,partially,partly,some,light,lightly,minor,touch up,cosmetic,spot,one side";
const WHOLLY =
  "كامل,كاملة,بالكامل,كلها,كله,كلو,كلي,كليا,كلية,من جديد,جديد,جديدة,full,fully,new,fresh,newly,complete,completely,whole,entire,entirely,recently,all over,kamel,kamle,kamleh";
const PANELS =
  "two panels,three panels,three doors,باب,باب واحد,قطعة وحدة,جهة وحدة,بابين,ابواب,رفرف,رفرفين,جناح,جناحين,غطا,غطا المحرك,كبوت,صندوق,طبون,بامبر,صدام,سقف,door,doors,one door,two doors,two door,a door,one panel,a panel,couple of panels,couple panels,a couple of panels,few panels,a few panels,some panels,several panels,hood,bonnet,fender,fenders,bumper,bumpers,panel,panels,trunk,boot,roof";

const FLAWLESS =
  "نظيف,نظيفة,نضيف,نضيفة,ممتاز,ممتازة,سليم,سليمة,سليمات,نظيفات,وكالة,الوكالة,نخب,فل,فلة,تمام,لوز,لوزة,زي الفل,مثل الجديد,زي الجديد,خالي من العيوب,خالي من الضربات,clean,excellent,perfect,mint,straight,immaculate,spotless,flawless,like new,pristine,solid,great,very clean,super clean";
const FAIR =
  "جيد,جيدة,منيح,منيحة,كويس,كويسة,مقبول,مقبولة,مش بطال,بحالة جيدة,good,decent,fair,okay,ok,nice,acceptable,very good";
const UNSOUND =
  "تعبان,تعبانة,خربان,خربانة,بده شغل,بدو شغل,بدها شغل,بحاجة شغل,بحاجة تصليح,بحاجة لتصليح,بحاجة صيانة,بحاجة لصيانة,محتاج شغل,محتاج تصليح,محتاجة شغل,يحتاج شغل,يحتاج تصليح,يحتاج صيانة,بده تصليح,بدو تصليح,بدها تصليح,بده سمكرة,needs work,needs some work,need work,needs repair,needs repairs,needs fixing,requires work,requires repair,rough,poor,bad";
const SLIGHT =
  "بسيط,بسيطة,خفيف,خفيفة,سطحي,سطحية,صغير,صغيرة,قليل,قليلة,شوي,شوية,تجميلي,تجميلية,baseeta,basita,5afife,minor,small,light,slight,little,few,tiny,superficial,cosmetic";
const HEAVY =
  "كبير,كبيرة,قوي,قوية,جسيم,جسيمة,بالغ,بالغة,شديد,شديدة,2awiye,awiye,qawiye,kbire,kbeere,major,big,severe,heavy,serious,bad,large";

const PASSED =
  "كامل,كاملة,شامل,شاملة,فل,فل كامل,نظيف,نضيف,ممتاز,سليم,تمام,ناجح,ناجحة,كله جيد,كلو جيد,كلها جيد,كمبيوتر كامل,مية بالمية,full,clean,perfect,passed,complete,all good,excellent,comprehensive,flawless,pass,kamel,kamle,kamleh";

export const TOPICS: Topic[] = [
  topic("customs", "حرة,منطقة حرة,المنطقة الحرة,free zone", {
    uncleared: "زرقا,الزرقا,الزرقاء,بالزرقا,العقبة,عقبة,عمان,zarqa,aqaba,amman",
  }),
  topic(
    "customs",
    "جمرك,جمارك,رسوم جمركية,الرسوم الجمركية,رسوم الجمرك,customs,custom,duty,duties,customs duty,customs duties,import duty,import tax,import duties,customs fees,customs tax,customs clearance",
    {
      uncleared: `${LACKED},عليها,due,pending,yet to be paid,to be paid,to pay,left,left to pay,to pay still,not yet paid,unpaid,owed,owing,outstanding,remaining,على المشتري,ع المشتري,على الشاري,ع الشاري,still owed,باقي,ضايل,معلق,معلقة,مستحق,مستحقة,on the buyer,on buyer,excluded,extra`,
      cleared: PAID,
    },
  ),
  topic(
    "licence",
    "ترخيص,رخصة,رخص,رخصة السيارة,licensing,relicensing,license,licence,registration,reg,rego,car license,car licence,car registration,road tax",
    {
      unlicensed: `${ENDED},${LACKED},خالص,خالصة,راحت,رايحة,مكسور,مكسورة,متأخر,متأخرة,متراكم,متراكمة,قديم,قديمة,فاقد,فاقدة,due,due for`,
      licensed: `${CURRENT},مدفوع,مدفوعة,كامل,كاملة,paid,good,long`,
    },
  ),
  topic(
    "insurance",
    "تأمين,تامينات,مأمنة,مؤمنة,مأمن,مؤمن,insurance,insured,coverage,cover,insurance coverage,insurance cover,insurance policy",
    {
      none: `${ENDED},${LACKED},خالص`,
      compulsory:
        "إلزامي,اجباري,عادي,قانوني,ضد الغير,طرف ثالث,طرف تالت,الطرف الثالث,third party,3rd party,tpl,compulsory,mandatory,basic,obligatory,liability",
      comprehensive:
        "شامل,شمولي,كامل,كاملة,فل,كلي,ضد الكل,ضد كل الاخطار,kamel,full,fully,comprehensively,comp,fully comp,full comp,comprehensive,fully comprehensive,all risk,all risks,complete,casco",
      "compulsory|comprehensive": `${CURRENT},مدفوع,paid`,
    },
  ),
  topic(
    "paint",
    "دهان,بدهان,دهن,فيها دهان,عليها دهان,رش,رشها,رشه,صبغ,صبغة,بوية,بويا,طلاء,لون,paint,paintwork,paint job,coat of paint,paint coat,color,colour",
    {
      original: ORIGINAL,
      "partial-repaint": IN_PARTS,
      "full-repaint": WHOLLY,
      "full-repaint|partial-repaint":
        "تغير,اتغير,انمس,انمست,انلعب فيه,تبدل,touched,redone,changed,ملموس,ملعوب فيه,لاعبين,لاعب,معاد,معادة",
    },
  ),
  topic(
    "paint",
    "دهان,دهن,رش,رشها,رشه,رشات,فيها دهان,فيها رش,فيها رشة,عليها رش,مدهونة,مدهون,مدهونين,مرشوشة,مرشوش,مرشوشين,مصبوغة,مصبوغ,معاد دهانها,معاد دهانه,معاد الدهان,معاد رشها,معاد الرش,معاد صبغها,مجدد دهانها,اندهنت,انرشت,راشة,راش,داهنة,repainted,painted,resprayed,repaint,respray,respraying,repainting",
    { "partial-repaint": `${IN_PARTS},${PANELS}`, "full-repaint": WHOLLY },
  ),
  topic(
    "bodyCondition",
    "بودي,جسم,جسم السيارة,هيكل,هيكل السيارة,صاج,صاجة,شكل,شكل خارجي,من برا,من الخارج,body,bodywork,exterior,outside",
    {
      accident:
        "مضروب,مضروبة,مضروبين,مدعوم,مصدوم,متضرر,مقصوص,مقصوصة,ملحوم,محني,damaged,smashed,bent,welded,hit,crashed",
      "needs-work": UNSOUND,
      excellent: FLAWLESS,
      "good|excellent": FAIR,
    },
  ),
  topic("bodyCondition", "work,repair,repairs,fixing,bodywork,body work,maintenance", {
    "needs-work": "needed,required,necessary,to be done,needs doing",
  }),
  topic("bodyCondition", "شصي,شاصي,شصيات,شاصيات,chassis,frame", {
    accident: "مضروب,مضروبة,مقصوص,مقصوصة,ملحوم,ملحومة,محني,damaged,bent,welded,cut",
    excellent: `${FLAWLESS},${FAIR}`,
  }),
  topic("bodyCondition", "حالة,وضع,حالة السيارة,وضع السيارة,condition,shape", {
    "needs-work": UNSOUND,
    excellent:
      "ممتاز,ممتازة,وكالة,الوكالة,فل,لوز,excellent,perfect,mint,immaculate,showroom,like new,pristine,flawless",
    "good|excellent": FAIR,
  }),
  topic(
    "bodyCondition",
    "خدوش,خدش,خدوشات,عيوب,عيب,طعجات,طعجة,نغزات,نغزة,دقات,scratches,scratch,dents,dent,dings,flaws,flaw,defects,blemishes,imperfections",
    { good: SLIGHT },
  ),
  topic(
    "bodyCondition",
    "حادث,حوادث,حادث خلفي,حادث امامي,ضربة خلفية,ضربة امامية,ضربة جانبية,ضربة,ضربات,صدمة,دقة,accident,accidents,crash,damage,hit",
    { accident: HEAVY, "needs-work": SLIGHT },
  ),
  topic(
    "inspection",
    "فحص,مع فحص,فاحصة,فاحص,مفحوصة,مفحوص,نتيجة الفحص,تقرير الفحص,inspection,inspection report,check,check up",
    { "seven-good": PASSED },
  ),
  topic("transmission", "جير,قير,غيار,غيارات,ناقل حركة,ناقل الحركة,gear,gears,gearbox,transmission", {
    Manual: "عادي,عادية,يدوي,نورمال,مكانيك,ميكانيك,مانيوال,تعشيق,manual,stick,standard,normal,mechanical",
    Automatic: "اوتو,اوتوماتيك,اتوماتيك,تماتيك,auto,automatic",
  }),
  topic("features", "زجاج,قزاز,شباك,شبابيك,نوافذ,نافذة,window,windows", {
    "Power Windows":
      "كهرباء,كهربا,كهرب,كهربائي,كهربائية,الكتريك,اوتوماتيك,كبسة,power,powered,electric,automatic",
  }),
  {
    subjects:
      "مشي,مشية,ممشى,ممشا,عداد,كيلومترات,كيلوات,كيلومتراج,مسافة,مسافة مقطوعة,مسافات,قطعت مسافة,قطعت,mamsha,mmsha,mashye,mashyeh,3adad,3addad,استعمال,استخدام,قاطعة,قاطع,ماشية,ماشي,mileage,milage,km,kms,miles,kilometers,kilometres,odometer,driven,use,usage",
    states: [
      {
        words:
          "قليل,قليلة,واطي,واطية,منخفض,منخفضة,خفيف,خفيفة,بسيط,بسيطة,شوي,محدود,2aleel,2alel,2alil,aleel,alil,wati,wate,wa6i,low,lowest,few,little,small,light,lightly,barely,hardly,limited,minimal,very low,super low",
        meaning: { column: "mileage", value: { min: null, max: LOW_MILEAGE_KM } },
      },
    ],
  },
];
