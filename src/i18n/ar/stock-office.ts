export const dealerPeopleOnly = () => "هذا متاح للعاملين في معرض فقط. اطلب دعوة من مالك معرضك.";
export const dealerManagersOnly = () => "هذا متاح لمالكي المعرض ومديريه فقط. اطلبه من أحدهم.";
export const stockItemUnknown = () => "لا توجد سيارة برقم المخزون هذا.";
export const stockNotYours = () => "أدرج هذه السيارة أحد زملائك، ولا يغيّرها سواه أو أحد المالكين أو المديرين.";
