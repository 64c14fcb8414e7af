export const dealerPeopleOnly = () => "هذا متاح للعاملين في معرض فقط. اطلب دعوة من مالك معرضك.";
export const stockItemUnknown = () => "لا توجد سيارة برقم المخزون هذا.";
export const stockNotYours = () => "أدرج هذه السيارة أحد زملائك، ولا يغيّرها سواه أو أحد المالكين أو المديرين.";
export const feedsTooMany = (max: number) => `لديك ${max} رابطًا، وهو الحد الأقصى. أبطل رابطًا لا يقرؤه أحد.`;
