import { parseSentences } from "./story-words.ts";

export const arabicSentences = parseSentences({
  opening: `
must, brand-new | زيرو، عداد صفر، بورق الوكالة وكفالتها.
first-owner, !dealer | مالك أول، باسمي من يوم ما طلعت من المعرض.
first-owner | مالك أول ودفتر الصيانة موجود من أول يوم.
private | استعمال شخصي، من البيت للدوام ومن الدوام للبيت.
private | للبيع لعدم الحاجة، عندنا سيارتين وهاي واقفة أغلب الوقت.
private | بعرضها للبيع بداعي السفر، والجاد يا مرحبا فيه.
private, age>6 | معي من خمس سنين وما قصّرت معي ولا يوم.
private, !bodyType=SUV/Van | سيارة العيلة، والبيع بسبب شراء سيارة أكبر.
dealer, used | موجودة بالمعرض وجاهزة للمعاينة والتجربة.
dealer | موجودة عنا بالمعرض كل يوم من 10 الصبح لـ 8 المسا.
dealer, used | شريناها من صاحبها مباشرة، وتاريخها معروف عنا.
dealer, bodyCondition=excellent | سيارة مرتبة، اخترناها من بين كثير لنظافتها.
regionalSpec=american, age<15 | وارد أمريكا، وتقرير تاريخ السيارة موجود للي بحب يشوفه.
regionalSpec=gulf, bodyCondition=excellent | خليجية، وجسمها ما شاف ملح ولا صدا.
regionalSpec=korean, age>4 | كورية الأصل ومحافظ عليها من يوم ما دخلت البلد.
age>20, !bodyCondition=needs-work | سيارة قديمة، بس معتنى فيها أكثر من كثير سيارات جديدة.
price<6000 | خدومة للشغل والمشاوير، بتمشي وما بتغلّب صاحبها.
bodyType=SUV, used | عالية ومريحة، نفعت كثير بالسفر وطلعات الجمعة.
bodyType=Pickup/Van | كانت بشغل خفيف ومش مجهدة أبداً.`,
  running: `
must, new-battery | بطارية الهايبرد تغيّرت قبل فترة قصيرة، والفاتورة والكفالة موجودات.
must, battery-82 | صحة البطارية 82% على جهاز الفحص، وبتمشي حوالي 110 كيلو بالشحنة داخل البلد.
must, brand-new | بعدها على ضمان المصنع الكامل، وأول صيانة علينا.
!fuelType=Electric, used | الماتور والجير على الفحص، بدون صوت ولا تهريب زيت.
fuelType=Gasoline/Hybrid, used | غيّرت الزيت والفلاتر والبواجي قبل شهر.
transmission=Automatic, !fuelType=Electric, used | الجير ناعم بالغيارات وما فيه نتعة.
transmission=Manual | جير عادي خفيف والكلتش جديد.
fuelType=Gasoline, engineCc<1601 | صرفيتها ممتازة، والتنكة بتمشي معي فوق الـ 200 كيلو.
fuelType=Hybrid, used, !new-battery | بطارية الهايبرد مفحوصة وقراءات الخلايا متساوية.
fuelType=Hybrid, used, !bodyType=SUV | اقتصادية جداً، التنكة بتقطع قريب الـ 400 كيلو داخل المدينة.
fuelType=Electric | كهرباء بالكامل، شحن بيتي عادي ومصروفها ما بيوصل ربع البنزين.
fuelType=Electric, !battery-82 | الشاحن الأصلي معها، ومداها مريح على الأوتوستراد.
fuelType=Diesel | ديزل قوي على الطلعات، والبخاخات والطرمبة مفحوصات.
!fuelType=Electric, used | بتشتغل من أول سلف صيف شتا.
agency | كل صيانتها بالوكالة وبالتواريخ.
engineCc>2399 | ماتورها سحّاب ومريح على السفر.
used, mileageKm<90000 | الممشى قليل وحقيقي، وبتتأكد منه وين ما بدك.
mileageKm>240000 | العداد عالي مثل ما هو مبين، بس الصيانة أول بأول.
age>8 | المقصات والبوشات جداد، والميزان مضبوط.
used | إطاراتها نص استعمال والبطارية جديدة.`,
  body: `
must, bodyCondition=accident | تعرضت لحادث وتصلّحت عند مختص، وبقولها من الأول حتى ما حدا يتفاجأ.
must, bodyCondition=needs-work | بدها شوية شغل بودي ودهان، والسعر محسوب عليه.
must, brand-new | نايلون الكراسي لسا عليها.
paint=original, used | دهان الشركة بالكامل، وبتنفحص على الجهاز قدامك.
paint=partial-repaint, !bodyCondition=accident | مرشوش فيها رفرف وباب تجميل بس، والباقي على دهانه.
paint=full-repaint | مدهونة كاملة باللون الأصلي، دهان فرن نظيف.
bodyCondition=excellent | البودي نظيف، ما فيه ضربات ولا صدا.
bodyCondition=good | فيها شوية خدوش بسيطة من الاصطفاف بتبين عند المعاينة.
inspection=seven-good | الفحص سبعة جيد والتقرير معي، وبرحّب بأي مركز تختاره.
inspection=four-good | الشصيات أربعة جيد، والفحص وين ما بدك.
inspection=three-good | ثلاثة جيد، والرابع فيه دقة خفيفة قديمة مذكورة بالتقرير.
inspection=mixed, bodyCondition=good | مش فحص كامل: في ملاحظات مكتوبة بالتقرير وبورجيك إياها.
inspection=none, private | ما فحصتها لسا، افحصها قبل ما تدفع قرش.
age>8, !bodyCondition=needs-work, !bodyType=Convertible | الفرش نظيف والسقف مش مرخي.
bodyCondition=excellent, used | من جوا مثل ما طلعت، ما حدا دخّن فيها.`,
  extra: `
bodyType=Convertible | السقف بيفتح وبيسكر كهربا بدون أي مشكلة.
features=Air Conditioning, used | المكيف ثلج بعز الصيف.
features=Leather Seats, used | الجلد سليم بدون تشققات.
features=Sunroof, used | الفتحة بتفتح وبتسكر وبدون تنقيط.
features=Backup Camera, used | الشاشة والكاميرا الخلفية شغالات.
features=Bluetooth, used | بلوتوث ومدخل USB والصوت واضح.
features=Keyless Entry, used | بصمة ومفتاحين أصليات.
features=Heated Seats, used | تدفئة الكراسي بتفرق كثير بالشتا.
features=Cruise Control, used | مثبت سرعة للسفر، وجربته على طريق العقبة.
bodyType=Pickup | الصندوق نظيف من تحت وما فيه تآكل.
bodyType=Van, !model=Partner | الكراسي كلها موجودة وبتنفك بسهولة.
used | معها عدة وإسبير وجك وما ناقصها شي.`,
  papers: `
must, customs=uncleared | السيارة لسا بالمنطقة الحرة وغير مجمركة، والسعر بدون الجمرك.
must, brand-new | التسجيل والترخيص بنخلصهم مع بعض بيوم واحد.
must, year-licence | ترخيص وتأمين سنة كاملة من هالشهر.
licence=licensed | مرخصة ومأمنة لغاية {licensedUntil}.
licence=licensed | الترخيص لغاية {licensedUntil}، والنقل بنفس اليوم.
licence=licensed | ترخيصها ساري لـ {licensedUntil} وما عليها مخالفات.
insurance=comprehensive | عليها تأمين شامل ساري بينتقل معها.
customs=cleared, used | مجمركة وما عليها حجز ولا رهن.
must, licence=unlicensed, customs=cleared, used | الترخيص منتهي، والتجديد على المشتري أو بالاتفاق.`,
  closing: `
must, payment=cash-or-instalments | كاش {price} دينار، أو دفعة أولى {downPayment} والباقي {monthly} دينار بالشهر على {months} شهر.
must, payment=instalments | أقساط فقط: دفعة أولى {downPayment} دينار و{monthly} دينار شهرياً على {months} شهر، بدون بنوك.
used | السعر كاش، وفي مجال بسيط للجاد بعد المعاينة.
private | السعر نهائي، وبدون وسطاء لو سمحتوا.
used | قابل للتفاوض بالمعقول.
private, !exchange | البدل مش وارد حالياً.
dealer | بنقبل سيارتك بدل بعد التثمين.
dealer | بنساعد بنقل الملكية وبنوصلك على الترخيص.
private | المعاينة بعد الـ 4 العصر، {city}.
private | واتساب أسرع من الاتصال وقت الدوام.
| شوفها بعينك وبعدين بنحكي بالسعر.
used | نلتقي عند أي مركز فحص بتختاره.
private | ياريت عدم الاتصال بعد العشرة بالليل.`,
});
