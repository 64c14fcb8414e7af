/**
 * The demo cars, one a line: make | model | year | price JD | km | fuel | gearbox | body | engine cc | colour |
 * city | title | tags. Fuel is G(asoline) H(ybrid) E(lectric) D(iesel), gearbox A(utomatic) M(anual). The title's
 * script decides the language of the description; the tags state facts the title or the picture needs (story-facts.ts).
 */
export const sedans = `
Hyundai|Avante|1996|3900|318000|G|A|Sedan|1500|White|Zarqa|أفانتي 1996 أوتوماتيك، ترخيص سنة كاملة|year-licence
Hyundai|Avante|1999|4500|262000|G|M|Sedan|1500|Silver|Amman|Hyundai Avante 1999, manual, very clean|good-body
Hyundai|Avante|2004|6100|231000|G|A|Sedan|1500|Beige|Irbid|هيونداي أفانتي XD 2004 بحالة ممتازة|four-good
Hyundai|Avante|2007|7400|204000|G|A|Sedan|1600|Grey|Amman|Hyundai Avante HD 2007, tidy inside and out|
Hyundai|Avante|2010|9100|176000|G|A|Sedan|1600|Silver|Amman|أفانتي MD 2010، فحص أربعة جيد|four-good mine
Hyundai|Avante|2012|8900|161000|G|A|Sedan|1600|White|Mafraq|أفانتي 2012 دهان الشركة|original
Hyundai|Avante|2016|11900|118000|G|A|Sedan|1600|White|Amman|Hyundai Avante AD 2016, Korean import, seven good|seven-good verified featured
Hyundai|Sonata|2006|6400|226000|G|A|Sedan|2000|Black|Amman|سوناتا NF 2006 فتحة وجلد|sunroof leather
Hyundai|Sonata|2012|9900|183000|H|A|Sedan|2400|Grey|Amman|Hyundai Sonata Hybrid 2012, hybrid battery replaced|new-battery
Hyundai|Sonata|2016|14400|127000|H|A|Sedan|2000|White|Irbid|سوناتا هايبرد 2016 بانوراما، فحص سبعة جيد|seven-good sunroof verified
Hyundai|Accent|1997|3300|287000|G|M|Sedan|1300|Blue|Jerash|أكسنت 97 عادي، اقتصادية بالبنزين|
Hyundai|Accent|2001|3800|254000|G|A|Sedan|1500|Green|Salt|أكسنت 2001 أوتوماتيك، مكيف شغال|
Hyundai|Accent|2013|9200|149000|G|A|Sedan|1600|Silver|Zarqa|هيونداي أكسنت 2013 مالك أول|first-owner
Hyundai|Accent|2017|10400|88000|G|A|Sedan|1600|Red|Amman|Hyundai Accent 2017, one owner, agency service|first-owner agency
Hyundai|Elantra|2003|4600|243000|G|A|Sedan|1600|Silver|Karak|النترا 2003 فحص ثلاثة جيد|three-good
Hyundai|Elantra|2020|16700|61000|G|A|Sedan|2000|White|Amman|النترا 2020 خليجي وكالة|gulf agency verified
Hyundai|Azera|2009|8700|194000|G|A|Sedan|3300|Black|Madaba|أزيرا 2009 فل كامل عدا الفتحة|leather
Kia|Sephia|1995|2400|336000|G|M|Sedan|1500|White|Tafilah|سيفيا 95 للبيع بسعر مناسب|needs-work lapsed
Kia|Sephia|1998|3200|271000|G|M|Sedan|1500|Grey|Zarqa|كيا سيفيا 1998 ماتور وجير ممتاز|
Kia|Spectra|2002|3600|259000|G|A|Sedan|1600|Blue|Irbid|Kia Spectra 2002, drives well, licensed|
Kia|Cerato|2006|6200|219000|G|A|Sedan|1600|Blue|Ajloun|سيراتو 2006 فحص أربعة جيد|four-good
Kia|Cerato|2014|9800|143000|G|A|Sedan|1600|White|Amman|Kia Cerato 2014, original paint|original mine expiring
Kia|Cerato|2019|13800|74000|G|A|Sedan|1600|Silver|Amman|كيا سيراتو 2019 وارد الوكالة|agency gulf verified
Kia|Rio|2012|7800|158000|G|A|Sedan|1400|Red|Zarqa|كيا ريو 2012 أوتوماتيك لون مميز|sold
Kia|Forte|2010|8300|187000|G|A|Sedan|1600|Black|Amman|Kia Forte 2010, four good, new tyres|four-good new-tyres
Kia|Optima|2016|14300|131000|H|A|Sedan|2400|Grey|Irbid|كيا أوبتيما هايبرد 2016 فل، كاش أو أقساط|instalments leather
Kia|K5|2011|10800|172000|G|A|Sedan|2000|White|Amman|Kia K5 2011 Prestige, full options|leather sunroof
Toyota|Corolla|1998|4200|263000|G|M|Sedan|1600|Beige|Amman|كورولا 1998، مالك أول|first-owner mine
Toyota|Corolla|2004|7800|228000|G|A|Sedan|1600|White|Irbid|تويوتا كورولا 2004 خليجي نظيفة|gulf
Toyota|Corolla|2009|8900|196000|G|A|Sedan|1800|Silver|Aqaba|Toyota Corolla 2009 Gulf spec, Aqaba owner|gulf
Toyota|Corolla|2015|13700|124000|G|A|Sedan|1600|Grey|Amman|كورولا 2015 فحص كامل بدون ملاحظات|seven-good
Toyota|Corolla|2021|20400|52000|H|A|Sedan|1800|White|Amman|Toyota Corolla Hybrid 2021, under warranty|gulf agency first-owner verified featured
Toyota|Camry|2007|8500|238000|G|A|Sedan|2400|Beige|Salt|كامري 2007 GLX بحالة الوكالة|gulf
Toyota|Camry|2018|18800|98000|H|A|Sedan|2500|Silver|Amman|Toyota Camry Hybrid 2018 SE, seven good|seven-good verified featured
Mercedes-Benz|E 200|1991|4800|389000|G|M|Sedan|2000|Silver|Madaba|مرسيدس E200 بطة 1991 مرخصة|
Mercedes-Benz|E 200|2003|13100|247000|G|A|Sedan|1800|Silver|Amman|مرسيدس E200 كمبريسر 2003 أفانتغارد|leather sunroof
Mercedes-Benz|E 200|2010|21200|179000|G|A|Sedan|1800|Black|Amman|Mercedes E 200 2010 Avantgarde, service history|leather agency
Mercedes-Benz|E 200|2018|38900|83000|G|A|Sedan|2000|Grey|Amman|مرسيدس E200 موديل 2018 AMG كت|leather sunroof verified featured
Mercedes-Benz|C 180|1996|6300|301000|G|A|Sedan|1800|Green|Irbid|مرسيدس C180 لون زيتي 1996|
Mercedes-Benz|C 200|2015|27900|116000|G|A|Sedan|2000|White|Amman|Mercedes C 200 2015, panoramic roof, beige leather|sunroof leather
BMW|318|1993|4600|341000|G|M|Sedan|1800|Red|Amman|بي ام 318 موديل 1993 بوز نمر|
BMW|525|2003|8800|267000|G|A|Sedan|2500|Silver|Amman|BMW 525i 2003, drives perfectly|leather
Mitsubishi|Lancer|1992|3100|352000|G|M|Sedan|1300|Red|Karak|لانسر فراشة 1992 عادي|
Mitsubishi|Lancer|1997|4300|294000|G|A|Sedan|1500|White|Mafraq|Mitsubishi Lancer 1997, licence just renewed|year-licence
Mitsubishi|Lancer|2013|9200|164000|G|A|Sedan|1600|Red|Zarqa|ميتسوبيشي لانسر EX 2013 جنط رياضي|
Mitsubishi|Lancer|2016|10500|109000|G|A|Sedan|1600|Silver|Amman|لانسر 2016 استعمال شخصي، مالك ثاني|
Honda|Civic|1999|5400|272000|G|M|Sedan|1600|Blue|Irbid|Honda Civic 1999, manual, two keys|
Honda|Civic|2012|9500|189000|H|A|Sedan|1500|White|Salt|سيفيك هايبرد 2012 اقتصادية جداً|
Honda|Accord|2014|16900|142000|H|A|Sedan|2000|Grey|Amman|Honda Accord Hybrid 2014 Touring|leather sunroof
Nissan|Sunny|1998|3000|281000|G|M|Sedan|1600|Grey|Zarqa|نيسان صني 98 عادي بسعر مغري|
Nissan|Sunny|2010|7200|192000|G|A|Sedan|1600|White|Aqaba|نيسان صني 2010 ترخيص العقبة، مجمركة|sold
Nissan|Sunny|2018|9100|101000|G|A|Sedan|1500|Silver|Amman|Nissan Sunny 2018, Gulf spec, low running cost|gulf
Ford|Fusion|2013|12700|171000|H|A|Sedan|2000|Blue|Amman|Ford Fusion Hybrid 2013 SE, four good|four-good mine sold
Ford|Fusion|2017|15800|123000|H|A|Sedan|2000|White|Amman|فورد فيوجن هايبرد 2017 تيتانيوم، أقساط|instalments leather
Chevrolet|Optra|2008|4800|213000|G|A|Sedan|1600|Silver|Mafraq|أوبترا 2008 نظيفة من الداخل والخارج|
Chevrolet|Cruze|2011|7600|176000|G|A|Sedan|1800|Brown|Amman|Chevrolet Cruze 2011 LT, needs a front bumper|needs-work
Mazda|3|2006|7300|217000|G|A|Sedan|1600|Red|Irbid|مازدا زوم 2006 فل|sunroof sold
Mazda|3|2017|12800|97000|G|A|Sedan|1600|Grey|Amman|Mazda 3 2017, agency car, second owner|agency
Volkswagen|Passat|2008|7200|221000|G|A|Sedan|2000|Beige|Amman|باسات 2008 توربو، صيانة دورية|lapsed
Volkswagen|Jetta|2012|8300|178000|G|A|Sedan|2500|White|Madaba|Volkswagen Jetta 2012 2.5, one accident repaired|accident
Opel|Vectra|1998|3500|296000|G|M|Sedan|1800|Green|Ajloun|أوبل فيكترا 98 عادي، بنزينها خفيف|
Daewoo|Nubira|1999|2400|274000|G|M|Sedan|1600|White|Amman|دايو نوبيرا 1999 للبيع لعدم الحاجة|lapsed
Audi|A6|2012|17600|168000|G|A|Sedan|2800|Black|Amman|Audi A6 2012 2.8, bodywork as new|leather sunroof
Tesla|Model 3|2021|20700|64000|E|A|Sedan||White|Amman|تيسلا موديل 3 2021 لونج رينج|verified featured leather
Lexus|ES 300h|2016|27000|112000|H|A|Sedan|2500|Beige|Amman|Lexus ES 300h 2016, agency history|agency leather sunroof verified
BYD|Qin Plus|2023|15700|28000|E|A|Sedan||Grey|Zarqa|بي واي دي تشين بلس 2023 كهرباء، منطقة حرة|uncleared
`;

export const others = `
Hyundai|Tucson|2006|6600|228000|G|A|SUV|2000|Black|Irbid|توسان 2006 دبل، أربعة جيد|four-good
Hyundai|Tucson|2012|12100|166000|G|A|SUV|2000|Grey|Amman|Hyundai Tucson 2012, panoramic roof|sunroof
Hyundai|Tucson|2017|16600|108000|G|A|SUV|1600|White|Amman|توسان 2017 تيربو فحص سبعة جيد|seven-good verified
Hyundai|Santa Fe|2010|12300|189000|D|A|SUV|2200|Silver|Salt|سنتافي ديزل 2010 سبع ركاب|
Hyundai|Kona|2020|16500|58000|E|A|SUV||Blue|Amman|Hyundai Kona Electric 2020, 64 kWh, home charger included|verified
Kia|Sportage|1999|3000|301000|G|M|SUV|2000|Green|Ma'an|سبورتاج 1999 دبل شغال|
Kia|Sportage|2016|16700|121000|G|A|SUV|2000|White|Amman|كيا سبورتاج 2016 وكالة، مالك أول|gulf first-owner agency verified featured
Kia|Niro|2018|17700|103000|H|A|SUV|1600|Grey|Amman|Kia Niro EX 2018, camera and leather|leather camera
Kia|Sorento|2011|12700|193000|D|A|SUV|2200|Brown|Irbid|سورينتو ديزل 2011 سبع مقاعد جلد|leather
Toyota|RAV4|2005|7800|241000|G|A|SUV|2000|White|Aqaba|راف فور 2005 خليجي للبيع أو البدل|gulf
Toyota|RAV4|2019|24700|89000|H|A|SUV|2500|Silver|Amman|Toyota RAV4 Hybrid XLE 2019, accident free|verified good-body
Toyota|Land Cruiser|2000|15300|348000|G|A|SUV|4500|Beige|Ma'an|لاندكروزر 2000 جي اكس ار للبر والطرق الطويلة|
Toyota|Land Cruiser|2016|46500|167000|G|A|SUV|4600|White|Amman|لاندكروزر 2016 GXR سيرفس وكالة|agency leather verified featured
Toyota|Prado|2006|12200|258000|G|A|SUV|2700|White|Karak|برادو 2006 أربعة سلندر، نظيف ومرتب|
Mitsubishi|Pajero|1998|7000|329000|G|A|SUV|3000|Beige|Mafraq|باجيرو 98 شاصي طويل فحص جيد|three-good
Mitsubishi|Pajero|2003|6800|287000|G|A|SUV|3500|Black|Amman|Mitsubishi Pajero 2003, camping ready|
Honda|CR-V|2004|7900|249000|G|A|SUV|2000|Green|Ajloun|Honda CR-V 2004, original paint, well looked after|original
Honda|CR-V|2010|13800|183000|G|A|SUV|2400|Black|Amman|هوندا سي ار في 2010 فتحة وجلد|sunroof leather
Nissan|X-Trail|2014|13300|154000|G|A|SUV|2500|White|Irbid|نيسان اكستريل 2014 دفع رباعي|
Ford|Explorer|2014|18200|158000|G|A|SUV|3500|Black|Amman|Ford Explorer Limited 2014, seven seats|leather camera
Jeep|Grand Cherokee|2015|26800|139000|G|A|SUV|3600|Black|Amman|جراند شيروكي 2015 ليمتد، لون أسود ملوكي|leather sunroof
BMW|X5|2016|32800|118000|H|A|SUV|2000|Grey|Amman|BMW X5 40e 2016, M package|leather sunroof verified
Volkswagen|ID.4|2022|18400|41000|E|A|SUV||White|Amman|فولكسفاجن ID.4 كروز برو 2022|verified
Land Rover|Range Rover Evoque|2015|21900|127000|G|A|SUV|2000|Red|Amman|Range Rover Evoque 2015 Dynamic|leather sunroof
Changan|CS35 Plus|2021|10800|63000|G|A|SUV|1600|Blue|Zarqa|شانجان CS35 بلس 2021 وكالة|agency gulf
BYD|Song Plus|0|24900|0|H|A|SUV|1500|White|Amman|BYD Song Plus, brand new, delivery this week|brand-new featured verified
Kia|Picanto|2008|5100|194000|G|A|Hatchback|1100|Red|Amman|بيكانتو 2008 أوتوماتيك للسيدات|
Kia|Picanto|2018|9000|83000|G|A|Hatchback|1200|Orange|Amman|Kia Picanto 2018, easy to park, one owner|first-owner
Hyundai|i10|2015|6600|116000|G|M|Hatchback|1100|Silver|Salt|هيونداي i10 2015 صرفية خيالية|
Hyundai|Ioniq|2017|11900|132000|H|A|Hatchback|1600|Blue|Amman|هيونداي ايونيك هايبرد 2017، سبعة جيد|seven-good mine
Toyota|Prius|2017|15400|137000|H|A|Hatchback|1800|Silver|Irbid|Toyota Prius Two Eco 2017, careful owner|
Toyota|Yaris|2017|10200|92000|G|A|Hatchback|1300|Red|Amman|يارس 2017 وارد الوكالة فحص كامل|seven-good gulf
Nissan|Leaf|2015|6500|98000|E|A|Hatchback||White|Amman|نيسان ليف 2015 صحة البطارية 82%|battery-82
Nissan|Leaf|2018|9600|71000|E|A|Hatchback||Blue|Amman|Nissan Leaf SV 2018, battery health 91%|battery-91 mine expired
Volkswagen|Golf|1995|3000|327000|G|M|Hatchback|1800|Grey|Jerash|جولف 95 عادي، قطعها متوفرة|
Volkswagen|e-Golf|2016|9700|89000|E|A|Hatchback||Silver|Amman|Volkswagen e-Golf 2016, two charging cables|
Peugeot|206|2005|3400|203000|G|M|Hatchback|1400|Blue|Madaba|بيجو 206 موديل 2005 بحالة جيدة|
BYD|Dolphin|2023|13300|22000|E|A|Hatchback||Grey|Amman|بي واي دي دولفين 2023 كهرباء بالكامل|verified instalments-only
Toyota|Hilux|2008|12500|276000|D|M|Pickup|2500|White|Karak|هايلوكس 2008 ديزل دبل كبينة|
Toyota|Hilux|2019|27500|117000|D|M|Pickup|2400|Silver|Amman|Toyota Hilux 2019 double cab 4x4|verified
Mitsubishi|L200|2009|10700|243000|D|M|Pickup|2500|Red|Mafraq|ميتسوبيشي L200 ديزل 2009 للمزرعة والشغل|
Mitsubishi|L200|2018|17000|132000|D|A|Pickup|2400|White|Irbid|L200 موديل 2018 دبل ديزل أوتوماتيك|
Ford|F-150|2014|17900|163000|G|A|Pickup|3500|Black|Amman|Ford F-150 EcoBoost 2014, crew cab|leather camera
Kia|Bongo|2013|9700|211000|D|M|Pickup|2500|White|Zarqa|كيا بنجو 2013 صندوق ديزل جاهزة للعمل|
Hyundai|H-1|2006|5900|298000|D|M|Van|2500|White|Amman|ستاريكس 2006 ديزل ركاب|
Hyundai|H-1|2014|10600|204000|D|A|Van|2500|Silver|Irbid|Hyundai H-1 2014 diesel, twelve seats|
Kia|Carnival|2012|9200|187000|D|A|Van|2200|Blue|Zarqa|كيا كرنفال 2012 عائلية ثمن ركاب|
Peugeot|Partner|2009|4400|219000|D|M|Van|1600|White|Tafilah|بيجو بارتنر 2009 نقل بضاعة|
Hyundai|Genesis Coupe|2011|9900|159000|G|A|Coupe|2000|White|Amman|جينيسيس كوبيه 2011 تيربو|leather
Ford|Mustang|2016|19200|98000|G|A|Coupe|2300|Red|Amman|Ford Mustang EcoBoost 2016, weekend car|leather camera featured
Mercedes-Benz|C 200|2013|17300|139000|G|A|Coupe|1800|Black|Amman|مرسيدس C200 كوبيه 2013 AMG|leather sunroof
Peugeot|206|2004|3900|171000|G|A|Convertible|1600|Red|Amman|بيجو 206 كشف 2004 السقف شغال|lapsed
Mercedes-Benz|SLK 200|2001|7700|198000|G|A|Convertible|2000|Silver|Amman|Mercedes SLK 200 2001, folding roof works|leather
Toyota|Prius+|2013|10300|193000|H|A|Wagon|1800|Grey|Amman|بريوس V ستيشن 2013 عائلية|
Volkswagen|Passat|2007|6800|239000|G|A|Wagon|2000|Blue|Irbid|Volkswagen Passat wagon 2007, huge boot|
Opel|Astra|2002|3300|268000|G|M|Wagon|1600|Green|Madaba|أوبل أسترا كرفان 2002|expired
`;
