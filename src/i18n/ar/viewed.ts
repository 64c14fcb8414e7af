export const viewedTitle = () => "شاهدتها مؤخرًا";
export const viewedClear = () => "مسح";
