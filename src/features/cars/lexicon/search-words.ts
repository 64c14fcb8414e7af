/* Words that buyers type besides makes, models, cities and colors. Spellings are comma-separated. */
import { ASKING_WORDS } from "#src/words/asking-words.ts";
import { pairs } from "#src/words/tokens.ts";
import type { BodyType, Color, Feature, FuelType, Transmission } from "../vocabulary.ts";

export const FUEL_WORDS: Record<FuelType, string> = {
  Gasoline: "petrol,gas,petrl,gasolin,gazoline,benzeen,gasolina,benzin,benzine,benzene,بانزين,بنزن",
  Hybrid:
    "عالكهربا والبنزين,كهربا وبنزين,كهرباء وبنزين,بنزين وكهربا,بنزين وكهرباء,electric and petrol,petrol and electric,gas and electric,hybird,hibrid,haybrid,haibrid,hybred,هيبرد,هايبرت,هايبريد,هيبريد,هجين,هجينة,hev,self charging hybrid,hybrids,hybrd,hybride,hypbrid,hyprid,هايبرند,هبرد,هايبر,petrol electric",
  Electric:
    "كهرب,بتنشحن,plug in electric,fully charged,electic,eletric,electirc,elecric,elctric,electrik,electrc,electricity,electrical,ev,evs,كهرباء,كهربا,كهربائية,ع الكهرباء,على الكهرباء,كهربا بالكامل,كهرباء بالكامل,فل كهربا,فل كهرباء,fully electric,full electric,all electric,pure electric,battery electric,bev,battery powered,on battery,بطارية كهرباء,3al kahraba,ع كهربا,electric vehicle,electric vehicles",
  Diesel:
    "diesl,deisel,disel,diesal,dizel,dezel,dezil,turbo diesel,ديزل توربو,توربو ديزل,ديزيل,ديزال,سولار,مازوت",
};

/** Other words for colors: colloquial ones, and chat letters that also sound like names of cars. */
export const SAID_COLORS: Partial<Record<Color, string>> = {
  White: "wihte,whtie,بياض,off white,abyad,abyadh,abiad,bayda,beda,beida,baida,byada,bayad,byda,abyd",
  Black:
    "اسود فحمي,سودا فحمي,balck,blak,jet black,pitch black,aswad,soda,sowda,sode,sawde,sauda,sawda,souda,sooda,swda,swdah,aswd",
  Silver: "فظي,silvr,sliver,fiddi,fidi,fedi,feddi,fidde",
  Grey: "فحمي,حديدي,فاراني,dark grey,dark gray,rsasi,rasasi,sakani,ramadi,firani,ferani",
  Blue: "azra2,azraq,zar2a,zarqaa,نيلي,سماوي,ازرق نيلي,ازرق سماوي,تركواز,فيروزي",
  Red: "a7mar,ahmar,7amra,hamra,7mra",
  Green: "زيتوني,فستقي,خاكي,olive,a5dar,akhdar,khadra,5adra",
  Gold: "دهبي,dahabi,thahabi",
  Brown: "قهوي,شاي,لون شاي,جوزي,شوكولاتة,عسلي,bonni,bunni,bonne",
  Burgundy: "نبيذي,كرزي,marron,wine red,khamri,5amri,khamre,5amre,3annabi,nbeeti,nbiti",
  Navy: "كحلي غامق,لونها كحلي,ko7li,ko7le,kuhli,kohli,navy color,dark navy",
  Orange: "orange color,برتقاني",
  Beige: "بيجي,جملي,رملي,سكري بيج,biege,beij",
};

export const DARK_RED_WORDS = "dark red,deep red,احمر غامق,حمرا غامق,احمر خمري";
/** The form has no champagne: sellers choose gold or beige. */
export const CHAMPAGNE_WORDS =
  "بيج شمبين,بيج شمباني,بيج شامبين,شمباني,شمبانيا,شمبين,شامبين,شمبانيه,champagne,champaign,shampani,shampanya";

export const TRANSMISSION_WORDS: Record<Transmission, string> = {
  Automatic:
    "auto,auto gear,automatik,automtic,automatc,automaic,automatics,automatic gear,automatic transmission,اوتوماتك,اتوماتيك,اتوماتك,أوتماتيك,اتماتيك,اتماتك,توماتيك,توماتك,تماتيك,أوتوماتيكية,غيار اتوماتيك,اوتو,جير اوتو,جير أوتوماتيك,جير اتوماتيك,غيار أوتوماتيك,automatic gearbox,ناقل حركة أوتوماتيك,ناقل الحركة أوتوماتيك,اوتوماتيكي",
  Manual:
    "manuel,manul,mannual,stick,stick shift,manual shift,عادي,عادية,manual gear,manual transmission,يدوي,مكانيك,ميكانيك,ميكانيكي,مانيوال,مانوال,جير عادي,غيار عادي,جير يدوي,قير عادي,ع العادي,ناقل حركة عادي,ناقل الحركة عادي,ناقل حركة يدوي,manual gearbox,standard gear,كلاتش,كلتش,كلاج,نورمال,جير نورمال,قير نورمال,غيار نورمال,غيار يدوي,غيارات يدوي,غيارات عادي,غيار عادية,جير مانيوال,قير يدوي,قير مانيوال",
};

export const BODY_WORDS: Record<BodyType, string> = {
  Sedan:
    "saloon,sedans,saloons,رباعي الابواب,رباعية الابواب,sedan car,4 door sedan,four door sedan,سيدان اربع ابواب,سيدان 4 ابواب,سيدان,صالونات,صالون,سدان",
  SUV: "cross over,jeeb,jeb,jeep style,عالية عن الارض,كروس اوفر,جيبات,جيب عائلي,جيب عالي,جيب عالية,جيب كبير,جيب صغير,جيب عائلي كبير,جيب كبير عائلي,جيبات كبيرة,جيبات صغيرة,سيارة جيب,سيارات جيب,suvs",
  Hatchback: "hatch,hatchbacks,hatch back,هاتش باك,هتشباك,هاتش",
  Coupe:
    "muscle car,muscle cars,coup,coupes,coupé,2door,two-door,sports car,sport car,sports cars,two door sports car,سيارة رياضية,سيارات رياضية,سيارة سبورت,سيارات سبورت,بابين بس,سيارة بابين,ببابين,sports coupe,sport coupe,2 doors,two doors,بابين,كوبيه سبورت,كوبي,كوبه",
  Convertible:
    "convertable,convertibles,open top,open roof,topless,drop top,سقفها كشف,بتكشف,بتنكشف,سقف متحرك,cabrio,cabriolet,كبريوليه,كبريو,بتفتح من فوق,roadster,soft top,كشف,مكشوفة,مكشوف,سقف كشف,سقف قماش,كابريوليه,كابريو",
  Wagon: "station,station wagon,estate,ستيشن,استيشن,ستيشن واجن",
  Pickup:
    "pikup,truck,pick up,pick up truck,double cab,double cabin,crew cab,single cab,كابين,كابينة,قبينة,بكمة,بكبة,بيكمة,دبل كابين,دبل كابينة,دبل كبينة,دبل قبينة,دبل قبين,دبل غمارة,غمارتين,بكب,بيكب,بيك اب,بكبات,بكمات,بكب اب,bikab,bikap,bkab,pickups,pickup trucks,بكاب,ونيت",
  Van: "ba9,baas,ba9at,people carrier,people carriers,people mover,mpv,passenger van,mini van,فان,فانات,ميني فان,باص,باصات,ميني باص,باص ركاب,vans,family van,microbus,bus,buses,mini bus",
};

/** Means a pickup, or "how much" next to a model: `بكم سوناتا 2015`. */
export const HOW_MUCH_OR_PICKUP = "بكم";

/** Means an SUV, unless another body type is named: `4x4 pickup`. */
export const FOUR_WHEEL_WORDS =
  "دبل,دبل جير,جير دبل,سيارة عالية,سيارات عالية,4x4,4wd,4 by 4,4 wheel drive,all wheel drive,awd,four wheel drive,off road,off roader,off roaders,off roading,رباعي,4 في 4,فور ويل,فور باي فور,دفع رباعي,four by four";

export const CLOTH_SEATS_WORDS = [
  pairs("كراسي,كرسي,مقاعد,فرش,فرشها,غرفة,صالون,تنجيد", "قماش,مخمل,شمواه"),
  pairs("cloth,fabric,velvet", "seats,interior,upholstery"),
].join();

export const FEATURE_WORDS: Record<Feature, string> = {
  Sunroof:
    "روف مفتوح,سقف مفتوح,سقف مفتح,فتحة كهربا,فتحة كهرباء,فتحة كهربائية,فتحة سقف كهربا,فتحة سقف كهربائية,فتحتين,سقف يفتح,سقف بفتح,زجاج بانوراما,banarama,pano,pano roof,فتحات,فتحات سقف,سقف زجاج,سقف زجاجي,سقف قزاز,روف,سن روف,glass roof,sky roof,شباك سقف,sun roof,moonroof,panorama,panoramic,فتحة,بفتحة,فتحة بالسقف,بانوراما,فتحة بانوراما,سقف بانوراما,سقف بانورامي,بانورامي,panoramic roof,panoramic sunroof,panorama roof,fat7a,fatha,fathet sa2f,fathet saqf,fat7et sa2f,fat7et saqf",
  "Leather Seats": [
    "leather,red leather,beige leather,tan leather,brown leather,leather car seats,جلود,leather interior,leather inside,leather seat,leathers,lether,leather upholstery,جلد,جلدية,فل جلد,jeld,jild",
    pairs("فرش,فرشها,فرشة,كراسي,كرسي,مقاعد,غرفة,صالون,كنبات,تنجيد,داخلية", "جلد,جلدية,جلد طبيعي"),
    pairs("جلد,فرش جلد,كراسي جلد,غرفة جلد", "اسود,سودا,بيج,بني,احمر,كهرباء,كهربا"),
  ].join(),
  "Navigation System":
    "navigation,gps,navi,نافي,sat nav,nav,maps,nafigation,نافيغيشن,نفيجيشن,نفجيشن,ناڤيجيشن,جهاز ملاحة,ملاحه,نظام ملاحة,شاشة ملاحة,جي بي اس,خرائط",
  "Backup Camera": [
    pairs("rear view,rear,reverse,back,backup,reversing,parking,front,surround", "cam,camera,cameras"),
    "كاميرا ورا,كاميرا وراء,كاميرا رجوع,كاميرا ريوس,rear camera,rear cam,reverse cam,back cam,reversing cam,camera warra,camera wara,kamera wara,kamera warra,rear view camera,backup cam,camera,cameras,reverse camera,reversing camera,back camera,parking camera,360 camera,كاميرا,كميرا,كاميرات,كمرة,كامرة,كاميرا أمامية وخلفية,كاميرا خلفية وأمامية,kamera,kamira",
    pairs(
      "كاميرا,كميرا,كمرة,كامرة,كاميرة,كاميرات",
      "خلفية,خلف,للخلف,رجوع,للرجوع,رجعة,وراء,ورا,ريوس,ريفيرس,360,اصطفاف,رؤية خلفية",
    ),
  ].join(),
  "Heated Seats": [
    "seats that heat,seats that heat up,seats that warm up,seats heat up,مدفئات كراسي,heated seat,seat heating,seat heater,seat heaters,seat warmers,heating seats,heated chairs,warm seats,تدفئة,تسخين,مدفأة,مدفئة,فرش مدفأ,فرش مدفي",
    pairs("تدفئة,تسخين", "كراسي,مقاعد,للكراسي,للمقاعد,فرش,للفرش"),
    pairs("seats,chairs", "with heating,with heaters,with warmers"),
    pairs("heated,warmed,heating", "front seats,rear seats,front seat"),
    pairs("بتسخن,بتدفي,بتتدفى,مدفأة", "كراسيها,كراسيه,الكراسي,كراسي,فرشها,مقاعدها"),
    pairs(
      "كراسي,كراسيها,مقاعد,فرش",
      "تسخين,تدفئة,مدفأة,مدفئة,دافئة,بتدفئة,بتدفي,بتسخن,ساخنة,مسخنة,مع تدفئة,حرارية",
    ),
  ].join(),
  "Air Conditioning":
    "a/c,air con,air conditioned,airconditioning,working ac,cold ac,كندشن شغال,كوندشن,تكييف شغال,مكيف بارد,تكييف بارد,كنديشن,ايركندشن,air condition,air conditioner,مكيف,تكييف,كندشن,مكيفة,مكيف شغال,كونديشن,mkayef,mokayef,تبريد,مكيف غاز,مكيف هوا",
  Bluetooth: "بلوتوث,بلوتوت,بلتوث,بلوتوس,blutooth,bluetoth,blutuz,blutooz,blue tooth",
  "USB Ports": "usb,usb port,usb ports,وصلة usb,مدخل usb,مدخل يو اس بي,فلاشة,مدخل فلاشة,يو اس بي",
  "Alloy Wheels": [
    "alloys,alloy,mags,mag wheels,chrome wheels,sport wheels,مغنيسيوم,مغنسيوم,rims,rim,sport rims,alloy rims,alloy wheel,جنطات,جنوط,جنط,رنجات,رنكات,janta sport,janta,jantat",
    pairs("جنطات,جنوط,جنط,رنجات,رنكات,عجلات,دواليب", "سبورت,سبور,مغنيسيوم,المنيوم,الومنيوم,الوي,كروم,رياضية"),
  ].join(),
  "Power Windows": "electric windows,power window",
  "Anti-lock Brakes":
    "abs,abs brakes,abs بريك,abs بريكات,نظام abs,اي بي اس,بريك اي بي اس,ايه بي اس,فرامل abs,بريك abs,بريكات abs,مانع انغلاق,مانعة انغلاق,مانع للانغلاق,فرامل مانعة للانغلاق,فرامل مانعة الانغلاق,مانع انغلاق المكابح",
  Airbags:
    "air bag,air bags,اير باج,اير باق,ايربق,بالون,بالونات,اكياس هوا,أكياس هواء,أكياس هوائية,وسائد هوائية,وسادات هوائية,وسادة هوائية,بالونات هوا,وسائد هواء,مخدات هوائية,ايرباغ,كيس هوا,كيس هواء,كياس هوا,اكياس الهواء",
  "Cruise Control":
    "cruise,مثبت,تحكم سرعة,تحكم بالسرعة,محدد سرعة,سرعة ثابتة,كروز كونترول,cruse control,speed control,كروز كنترول,كروس كنترول,مثبت سرعة,مثبت السرعة,تثبيت سرعة,تثبيت السرعة,مثبت سرعات",
  "Keyless Entry":
    "keyless,keyless go,smart key,بصمة,تشغيل بصمة,مفتاح ذكي,دخول بصمة,سمارت كي,بدون مفتاح,بصمة تشغيل,بصمة دخول,بصمة دخول وتشغيل,دخول وتشغيل بصمة,دخول ذكي,دخول بدون مفتاح,فتح بصمة,مفتاح بصمة,كي ليس,كي لس,زر تشغيل,تشغيل من زر,تشغيل من الزر,تشغيل من كبسة,start stop,start and stop,تشغيل زر,تشغيل بالزر,تشغيل ع الزر,كبسة تشغيل,تشغيل كبسة,تشغيل عن بعد,بصمة باب,بصمة ابواب,تشغيل بدون مفتاح,keyless entry,keyless start,push start,push button,push button start,push to start,button start,start button,keyless entry push start,keyless push start,basma,basmet tashgheel,زر بصمة,تشغيل من بعيد,start stop button",
  "Premium Audio": "bose,harman kardon,jbl,سماعات بوز,نظام صوت",
};

const SAID_UP = pairs(
  "w,o,ou,wa,we,w inte,w enta,w ant,w inta,w enti",
  "a7dath,a7das,ajdad,tale3,talle3,tali3,tal3,talee,talee3,tale3a,tali3a,tal3a,6ali3,6ale3,6al3,6al3a,taale3,6aale3,jay,jai,ba3do",
);
const SAID_DOWN = pairs("w,o,ou,wa,we,w inte,w enta", "nazel,nazil,nazle,nzool,nzoul,a2dam,aqdam");
/** Words before or after a number that name its column; those in `bounds` may also come before a bound (`newer than`). */
export const YEAR_WORDS = {
  before:
    "موديل,مودل,سنة الصنع,سنة صنعها,سنة الانتاج,سنين الصنع,سني الصنع,تاريخ الصنع,مصنوعة,مصنوع,تصنيع,تصنيعها,انتاجها,سنة,عام,صنع,انتاج,مواليد,senet,sanet,sent,year,model,model year,my,made in,built in,produced in,manufactured in,registered,first registered,registered in,first registration,registration year,year of registration,year of manufacture,from year",
  bounds: {
    min: `منذ,since,${pairs("اقدم,ادنى,اقل", "شي,اشي,موديل")},${pairs("موديلات", "فوق,من,اعلى من,اكثر من")}`,
    max: [pairs("موديلات", "تحت,اقل من,دون,لحد,لغاية,لحدود"), pairs("احدث,اجدد,اعلى", "شي,اشي,موديل")].join(),
    above: "أحدث من,من بعد,بعد,ما بعد,newer than,younger than,later than,more recent than,after,post",
    below: "أقدم من,قبل,ما قبل,older than,earlier than,prior to,before,pre",
  },
  boundsAfter: {
    min: `او بعده,أو بعدها,وما بعده,وبعده,aw a7dath,aw a7das,w a7dath,w a7das,aw ajdad,w ajdad,وطالع,وطالعة,وطلوع,وطلع,وانت طالع,وانتا طالع,وجاي,أو أحدث,وأحدث,فأحدث,وما بعد,or newer,and newer,newer,or later,and later,later,or younger,or after,and after,at the earliest,onwards,${SAID_UP}`,
    max: `وانت نازل,وانتا نازل,ونازل,ونازلة,ونزول,أو أقدم,وأقدم,فأقدم,وما قبل,or older,and older,or earlier,and earlier,or before,and before,or prior,at the latest,at latest,${SAID_DOWN}`,
  },
};
const DRIVEN = "driven,done,clocked,run,covered,gone,traveled,travelled";
export const MILEAGE_WORDS = {
  bounds: {
    max: [
      pairs(
        "مش,مو,ما,لم,لسا ما,لسه ما,بعدها ما",
        "مخلص,مخلصة,دخل,دخلت,داخل,داخلة,واصل,واصلة,وصلت,وصل,قاطع,قاطعة,قطعت,قطع,ماشي,ماشية,مشت,مشيت",
      ),
      pairs(
        "not,never,hasn't,has not,haven't,hasn't been,not been,wasn't",
        pairs(DRIVEN, "more than,over,above,past,beyond"),
      ),
      pairs(DRIVEN, "less than,under,below,fewer than,up to"),
    ].join(),
  },
  before:
    "مشي,مشية,ماشي,ماشية,ممشى,ممشاها,قاطع,قاطعة,قطعت,عداد,العداد,مسافة,مسافة مقطوعة,المسافة المقطوعة,مسافتها,كيلوات,كيلومترات,كيلو,mileage,milage,odometer,driven,km,kms,kilometers,kilometres,mamsha,mmsha,mashye,mashyeh,mashi,2at3a,qat3a,3adad,3addad,3dad",
  afterBound: "ممشى,ممشا,مشي,مشية,عداد,mamsha,3adad",
  after:
    "كم,كيلو,كيلو متر,كيلوميتر,km,kms,kilometer,kilometers,kilometre,kilometres,kilo,kilos,mileage,on the clock,on clock,on the odometer,on the odo,on the meter,on the dash,on it",
};
export const MILES_WORDS = {
  before: "miles,أميال",
  after: pairs(
    "miles,mile,mi,ميل,أميال",
    ",only,driven,on it,on her,on the clock,on the odo,on the odometer,on clock",
  ),
};
export const AGE_WORDS = {
  before: "عمرها,عمر السيارة,عمره",
  after: "years old,year old,yrs old,yr old,years of age,yrs of age,سنين عمرها,سنوات عمرها",
  afterBound: "years,yrs,yr",
  bounds: {
    max: "اخر,خلال اخر,last,past,the last,the past,within the last,in the last,from the last,of the last,within the past",
  },
};
/** Means vans and SUVs. */
export const MANY_SEATS_WORDS = [
  pairs("7,8,9,seven,eight", "seater,seaters,seats,seat,passenger,passengers,people,persons"),
  pairs("7,8,9,سبع,سبعة,ثمن,ثمان,ثمانية,تمن", "ركاب,راكب,مقاعد,كراسي,اشخاص,أنفار,نفر"),
].join();
/** With a number, these words ask for installments. */
export const PAYMENT_WORDS =
  "دفعة,بدفعة,الدفعة,دفعة اولى,بدفعة اولى,الدفعة الاولى,مقدم,قسط,بقسط,القسط,قسط شهري,بقسط شهري,شهري,اقساط على,تقسيط على,تقسيط ع,اقساط ع,اقساط لمدة,تقسيط لمدة,pay over,paid over,spread over,down payment,deposit,installment,monthly installment";
/** With a number, these words ask for alloy wheels: `جنط 17`. */
export const WHEEL_WORDS =
  "جنط,جنوط,جنطات,جنط مغنيسيوم,جنطات مغنيسيوم,alloy rims,alloy wheels,rims,rim,alloys,wheels";
/** Names of an electric car's range. */
export const BATTERY_WORDS = {
  before: "مدى,مداها,مدى البطارية,مدى بطاريتها,range,range between,range from,battery range,electric range",
  after: "km range,kilometers range,kilometer range,miles range",
};
export const OTHER_NUMBER_WORDS = {
  before: [
    "قوة المحرك,سعة المحرك,حجم المحرك,المحرك,الماتور,محرك,ماتور,متور,مكنة,engine,motor",
    "محول,محولة,محدث,محدثة,converted to,شهر,لشهر,ترخيص,mk",
  ].join(","),
  after:
    "c c,سي سي,لتر,liter,litre,l,مقعد,مقاعد,ركاب,راكب,seats,seater,doors,غيار,غيارات,جيد,سلندر,سلندرات,سلندرا,cylinder,cylinders,cyl",
};

/** Phrases that stay text, because a part of them would be misunderstood. */
export const TEXT_WORDS = [
  "fabric,cloth,كابتن,captain,بيت,شقة,دار,ارض,محل,توربو,سبورت,فل اوبشن,فل اوبشنات,full option,اي ام جي,ايه ام جي,amg,mercedes amg",
  pairs("مرايا,مراية,كراسي,مقاعد,طبون,صندوق", "كهرباء,كهربا,كهربائية,كهربائي"),
].join();

export const NOT_NAMES = "models";

/** Words to ignore; a query of only these finds everything. */
export const NOISE = [
  pairs("ب,بال,لل,هال,بهال,ال", "سيارة,سيارات,مركبة,مركبات,موديلات,انواع,ماركات,الوان"),
  "للبيع,البيع,سيارة,سيارات,السيارة,السيارات,مركبة,مركبات,مستعمل,مستعملة,مستعملات,مطلوب,مطلوبة,بدي,بدنا,أريد,كل,جميع,bidde,bedde,beddi,baddi,badi,bidi,bede,bdde,bddi,bidna,bedna,badna,siyara,sayara,siyarat,seyara,seyyara,siyyara,sayyara,sayyarah,sayarah,siyarah,seyarah,sayyarat,seyarat,seyyarat,kull,kul,kol,koll,bdi,biddi,badde,all,sale,car,cars,used,vehicle,vehicles,cheapest,أرخص",
].join();

/** Words to ignore next to a filter. */
export const FILLERS = [
  "يرجى,الوان,تكفى,تكفون,خوي,مير,نبي,نبغى,ابغى,ودنا,نريد,فحص,فحصها,كلين,مرة,موديلات,اصلي,أصلية,فوري,قابل,جيد,جيدة,سنوات,سنين,وارد,واردة,مستورد,مستوردة,استيراد,مواصفة,سبيك,نسخة,المنشأ,المواصفات,جديد,جديدة,نخب,نخب اول,وكالة,لسا,لسه,بعدها,كلها,كبير,كبيرة,صغير,صغيرة,للشغل,والباقي,الباقي,منها,مواصفات,نظيف,نظيفة,ممتاز,ممتازة,مرتب,مرتبة,حلو,حلوة,كويس,كويسة,منيح,منيحة,جميل,جميلة,لقطة,فل,توب,رخيص,رخيصة,ارخص,الأرخص,اقتصادي,اقتصادية,موفرة,مناسب,مناسبة,معقول,معقولة,ملوكي,لؤلؤ,كامل,كاملة,فول,صنف كامل,غامق,غامقة,فاتح,فاتحة,ميتاليك,ثلجي,فحمي,مطفي,جدا,كثير,كتير,شوي,بالكامل,بالمرة,١٠٠",
  "lolo,loolo,7elwe,7elo,full,original,import,imported,spec,specs,wared,ward,sene,seneh,sana,kamle,kamleh,kamel,clean,nice,good,great,excellent,perfect,beautiful,cheap,cheapest,cheaper,best,top,reliable,economical,economic,efficient,affordable,small,big,very,really,well,condition,shape,maintained,urgent,brand",
  "لمرتي,لبنتي,لابني,لامي,لابوي,لاخوي,لاختي,لزوجتي,لزوجي,مرتي,زوجتي,زوجي,جوزي,امي,ابوي,اختي,ابني,بنتي,عيلتي,لعيلتي,قديم,قديمة,بشرط,شرط,هات,ثاني,ثانية,كلشي,كله,كلو,اياها,ياها,اياه,ياه,بخاطري,خاطري,سمحت,غيرها,غيره,غيرهم,غيرو,كان,كانت,كلهم,باقي,بقية,بليز,بلييز,والا,بايدي,بايديا,اصلحها,ازبطها,المهم,تمام,هون,زغير,زغيرة,فيهم,بالله,والله,wallah,walla,la2eno,بودي,البودي,أي,بيع,ابحث,بحث,عن,في,من,مع,او,و,ال,ب,ل,ع,على,عال,بال,موديل,مودل,سنة,لون,لونها,لونو,الأردن,اردن,بالأردن,الفئة,صنف,اللون,سعر,بسعر,السعر,نوع,نوعها,ماركة,شركة,جير,الجير,قير,القير,ناقل,كامل المواصفات,غيار,يا,اشي,شي,هاي,هذه,وحدة,محافظة,بمحافظة,مدينة,بمدينة,منطقة,بمنطقة,نظام,وقود,وقودها,الوقود",
  "شهرين,سنتين,اشهر,شهور,أسبوع,اسبوعين,يوم,ايام,لمدة,قبل,واحد,الصنع,نضيف,نضيفة,شبه,ذات,ذو,داخلة,لأي,حمد,الحمد,والحمد,لله,الحمدلله,ماشاء,شاء,الله,انشالله,انشاالله,سير,ملاحظة,ملاحظات,يقبل,تقبل,بيقبل,بتقبل,يفضل,فخم,فخمة,مليح,مليحة,طبيعي,طبيعية,بارد,شغال,سليمين",
  "models,man,old man,old lady,woman,missus,mrs,hubby,wifey,folks,granddad,grandad,granny,nan,uncle,aunt,cousin,nephew,niece,boss,neighbor,neighbour,mate,buddy,fiance,fiancee,girlfriend,boyfriend,kid,daddy,mommy,mama,baba,leave,left,grandpa,grandma,dad,mom,mum,father,mother,brother,sister,husband,son,daughter,friend,owner,owners,direct,directly,clock,odometer,drives,mornings,included,includes,including,incl,buyer,buyers,deal,deals,offer,offers,wheels,poor,sports,weekend,weekends,winter,summer,week,weeks,day,days,seats,regular,normal,ordinary,ok,okay,fine,old,live,lives,living,built,luxury,luxurious,comfy,comfortable,spacious,roomy,safe,solid,strong,powerful,fast,quick,sporty,modern,pretty,lovely,tidy,neat,healthy,decent,honest,serious,quality,proper,practical,dependable,trusty,suitable,trouble,everyday,daily,long,short,large,huge,compact,tiny,little,both,too,while,since,because,if,then,when,but,though,sir,bro,guys,everyone,anyways,today,now,soon,our,your,his,her,their,us,him,were,might,may,prefer,preferred,require,required,drive,ride,use,go,going,come,takes,take,make,makes,made,keep,kept,start,first,mainly,mostly,inside,built in",
  "بشتري,نشتري,الوانها,وريني,شايف,عمي,عمو,يسعد,مساكم,صباحكم,تحديدا,اهم,عليكم,wl,واللي,ويلي,هاللي,والي,واذا,ولو,لازمني,لازمنا,باي,ريت,سمحتوا,عنها,عنهم,عنه,النتائج,بالنتائج,قرش,فلس,حجم,بالذات,مشكورين,مشكور",
  "malek,shu,sho,shou,bi,wa7de,wa7deh,wahde,wahdeh,wa7d,wa7ad",
  "معي,معاي,بكون,بدو,بده,ودوران,عمره,سنتها,ادفع,بدفع,ناوي ادفع,بتراوح,يتراوح,مين,ببيع,بيبيع,يبيع,ببيعو,اول,شب,شاب,صبية,بنت,بنات,طالب,طالبة,موظف,موظفة,عريس,عروس,بكم,بسيط,بسيطة,خفيف,خفيفة,متعرضة,متعرض,معرضة,ماكنة,ماكينة,مكينة,يلا,يعني,طبعا,اصلا,تماما,نهائيا,ابدا,زمان,بعد,جدا جدا,هيك,بالضبط,مع بعض,حد,شخص,احكيلي,خبرني,دلني,شباب,حبيبي,اخوي,ليا,الي,عندي,دورولي,شوفولي,بعرف,بتعرف,شفت,حابين,نفسي,عاوز,عايز,ابي,اقدر,فينا,منكم,ماتور,متور,محرك,مكنة,بتمشي,تمشي,شغالة,بتشتغل,عالي,عالية,نقل,سليم,سليمة,صرف,صرفها,مصروفها,الدفع,sayarat,زالت,زال,تزال,years,months,month,came,out,bit,yet,already,ever,possible,maybe,kindly,currently,exactly,simply,actually,around,here,kind,sort,type,ideally,least,more,most,such,who,whose,anywhere,everything,got,give,tell,know,wondering,after,driver,driving,student,ladies,lady,wife,work,runs,run,running,uses,using,works,model,year,color,colour,colored,coloured,gear,gearbox,transmission,engine,jeer,jer,geer,lon,loon",
  ASKING_WORDS,
].join(",");

/**
 * Model names with another meaning, which count only next to their make. So do names of one or two letters, numbers below
 * 100 and round numbers.
 */
export const ORDINARY_WORDS = [
  "pik up,carry,gls,gle,city,fit,pilot,element,legend,clarity,shuttle,freed,fox,note,quest,rush,echo,crown,picnic,click,soul,ray,pride,morning,mentor,express,master,symbol,edge,focus,flex,probe,galaxy,territory,transit,one,seal,shark,hunter,coupe,cabrio,matrix,venue,county,excel,mirage,vita,combo,safari,canyon,terrain,spark,bolt,sonic,blazer,patriot,liberty,commander,renegade,journey,magnum,dart,nitro,racer,prince,sport,vogue,splash,roadster,dolphin,rapid,rocky,move,copen,family,torres,delta,legacy,bravo,panda,uno,tipo,scala,leon,elf,midi,gemini,continental,corsair,navigator,aviator,pickup,caravan,voyager,concorde,pacifica,ampera,calibra,genesis,ram,free,dream,courage,passion,view,vibe,montana,milan,saga,persona,vue,ion,aura,outlook,sky,daily,ghost,phantom,dawn,spectre,california,roma,born,hover,cannon,century,regal,mega,refine,1500,2500,3500,001,007,009",
  "سبورت,جاز,سول,راي,فريد,سيد,نوت,سيل,هان,سفاري,فاميلي,موف,دلتا,برافو,ميدي,بيك أب,بكب,بكم,كوبيه,فيت,فوج,ليون,أونو,سي سي,جي تي,كومبو,كليك,بايلوت,سيتي,فيتا,كروس,واي,جينيسيس,جنسس,جينسيس,رام,دودج رام",
].join(",");
