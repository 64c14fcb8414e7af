/**
 * The demo's number plates, one a line: code | number | price JD | place | language of its words, a(rabic) or e(nglish)
 * | tags. Prices follow the official ones of 2025 (three digits 10,000, four patterned 6,000 and plain 1,000, five
 * patterned 5,000) and what is asked beside them.
 */
export const plateRows = `
10|7|148000|Amman|a|featured verified
20|3|96000|Salt|e|verified
10|10|64000|Amman|a|featured verified
11|77|58000|Amman|e|verified
22|88|41500|Karak|a|
17|40|24500|Irbid|a|
1|90|29500|Al-Jubeiha|e|verified
15|15|38000|Zarqa|a|sold
10|777|36000|Amman|a|featured verified
1|555|31500|Tilaa Ali|e|
10|123|27500|Amman|e|featured
25|100|24800|Aqaba|a|verified
13|500|19500|Amman|a|
20|808|17200|Salt|a|by-yazan
18|321|15800|Irbid|e|
24|747|14900|Ma'an|a|
16|212|13600|Russeifa|a|
19|456|16400|Mafraq|e|
14|369|11800|Wadi al-Seer|a|
11|904|10400|Amman|e|
26|185|9800|Jerash|a|
27|630|9900|Ajloun|e|sold
10|7777|22000|Amman|a|featured verified
11|1111|19500|Amman|e|featured verified
27|8888|15800|Ajloun|a|
21|6666|13900|Madaba|a|verified
13|1234|11500|Al-Jubeiha|e|featured
14|4321|8200|Amman|a|
19|6789|7900|Mafraq|a|
12|1212|8500|Amman|a|verified
25|2525|7400|Aqaba|e|
30|3030|6400|Sahab|a|
13|7070|7200|Tilaa Ali|a|
16|5000|6900|Zarqa|e|
28|1000|7800|Amman|a|
18|9000|6600|Ramtha|a|by-khaled
11|2002|6200|Amman|e|verified
20|7007|7600|Salt|e|
22|5775|5600|Karak|a|
23|3003|5100|Tafilah|a|
10|1001|6800|Amman|a|sold
10|1987|5200|Amman|e|by-seller
12|1990|4900|Amman|a|
15|1999|4700|Zarqa|a|by-samer
17|1975|3800|Irbid|e|
24|1991|3600|Ma'an|a|
10|2010|4600|Wadi al-Seer|e|by-rania
21|1983|3900|Madaba|a|expired
10|4182|1150|Amman|e|
12|7316|950|Amman|a|by-tareq
15|2849|900|Russeifa|a|
17|5063|1000|At-Taiyibah|a|
11|9274|1250|Amman|e|
14|6157|1050|Sahab|a|sold
22|8036|850|Karak|a|
20|3591|980|Salt|e|
26|4790|880|Jerash|a|
18|1764|1000|Umm Qais|e|
10|77777|9800|Amman|a|featured
11|55555|8900|Amman|e|verified
27|33333|7200|Ajloun|a|
12|12345|7500|Amman|e|featured verified
13|54321|5600|Amman|a|
21|23456|4200|Madaba|a|
23|98765|3900|Tafilah|e|
15|50000|4800|Zarqa|a|
40|40000|4400|Amman|e|
18|70007|3600|Irbid|a|
14|12321|4300|Amman|a|
25|10001|3400|Aqaba|e|
16|45654|2900|Zarqa|a|
19|77177|3100|Mafraq|a|
10|17771|3300|Tilaa Ali|e|
24|67876|1900|Ma'an|a|
12|17073|620|Amman|a|
17|77421|690|Irbid|e|
13|47798|650|Amman|a|by-yazan
10|48213|250|Amman|a|
14|63958|220|Al-Jubeiha|e|
16|80352|170|Zarqa|a|
11|36284|260|Amman|a|
22|64039|160|Karak|e|
20|38462|200|Salt|a|
25|85140|240|Aqaba|a|expired
10|60594|230|Amman|a|by-seller sold
`;
