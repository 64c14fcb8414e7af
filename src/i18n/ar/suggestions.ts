import { plural } from "../plural.ts";

export const suggestionsTitle = () => "اقتراحات";
export const suggestionsFound = (count: number) =>
  plural("ar", count, {
    zero: "لا توجد اقتراحات",
    one: "اقتراح واحد، استخدم الأسهم",
    two: "اقتراحان، استخدم الأسهم",
    few: "{n} اقتراحات، استخدم الأسهم",
    many: "{n} اقتراحًا، استخدم الأسهم",
    other: "{n} اقتراح، استخدم الأسهم",
  });
export const suggestionCars = (count: number) =>
  plural("ar", count, {
    zero: "{n} سيارة",
    one: "سيارة واحدة",
    two: "سيارتان",
    few: "{n} سيارات",
    many: "{n} سيارة",
    other: "{n} سيارة",
  });
export const suggestionRecent = () => "بحثت عنه مؤخرًا";
export const suggestionForget = () => "انسَ هذا البحث";
export const suggestionsForget = () => "مسح عمليات البحث الأخيرة";
