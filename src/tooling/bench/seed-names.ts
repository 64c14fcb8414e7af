const FIRST =
  "Mohammad Ahmad Omar Khaled Ali Yousef Ibrahim Rania Huda Sara Lina Dana محمد أحمد عمر خالد علي يوسف إبراهيم رانيا هدى سارة لينا دانا";
const LAST =
  "Haddad Khoury Nasser Masri Tarawneh Majali Zoubi Obeidat Rawashdeh Qudah حداد خوري ناصر المصري الطراونة المجالي الزعبي عبيدات الرواشدة القضاة";

const [firstNames, lastNames] = [FIRST.split(" "), LAST.split(" ")];
const at = (names: string[], i: number) => names[i % names.length] ?? "";

/** The name of the seller of this number: names recur, as they do. */
export const sellerName = (i: number): string =>
  `${at(firstNames, i)} ${at(lastNames, i * 7 + Math.floor(i / 31))}`;
