export const api = () => "واجهة البرمجة API";
export const apiLead = () => "للبرامج التي تقرأ السوق أو تدير إعلاناتك. الشرح بالإنجليزية.";
export const apiContents = () => "أقسام واجهة البرمجة";
