/* Words of requests of any kind. Spellings are comma-separated. */

export const PRICE_WORDS = {
  before:
    "ب,بجيبي,بجيبتي,بجيبتي بس,مبلغ,بمبلغ,معي مبلغ,معاي مبلغ,معيش الا,معييش الا,ما معي الا,معيش غير,ما معي غير,معييش غير,حق,بحق,بميزانية,بسعر,سعر,السعر,سعرها,سعره,ميزانية,ميزانيتي,الميزانية,معي,معاي,معاي بس,حقها,7a2ha,7a2o,7aqha,ثمنها,ثمنه,بثمن,الثمن,قيمتها,تكلفتها,اخر سعر,price,price range,priced,budget,my budget,cost,costs,jd,jod,se3r,se3er,m3i,ma3i,bs3r",
  after:
    "دينار,دنانير,دينار أردني,دينارا,ليرة,ليرات,نيرة,jd,jds,jod,dinar,dinars,jordanian dinars,denar,dinnar",
  bounds: { max: "أرخص من,cheaper than", min: "أغلى من,dearer than" },
};

/** Words without a meaning of their own beside a filter: greetings, requests, function words. */
export const ASKING_WORDS = [
  "مرحبا,سلام,السلام عليكم,لو سمحت,لو سمحتوا,لو سمحتو,سمحتو,من فضلك,رجاء,ممكن,يا ريت,حابب,حاب,حابة,محتاج,محتاجة,لازم,ناوي,بدور,ادور,دور,بدورلي,شراء,اشتري,للشراء,بلاقي,الاقي,عندك,عندكم,عندكو,عنده,حدا,هل,يوجد,متوفر,متوفرة,متوفرات,موجود,موجودة,شو,كم,قديش,قديه,وين,تكون,يكون,بتكون,يكونوا,فيها,فيه,معها,معه,عليها,الها,بس,فقط,وبس,كمان,إذا,لو,اللي,يلي",
  "any,other,others,else,either,as,whatsoever,provided,wanna,market,thing,things,vs,versus,driven,runabout,for,s,d,ve,ll,re,those,them,whichever,whatever,accept,accepts,second,hand,want,wants,wanted,need,needs,buy,looking,search,searching,find,show,get,see,sell,selling,seller,purchase,i,am,im,id,ive,me,we,you,it,its,he,she,they,someone,anyone,anything,anybody,a,an,the,this,that,these,which,in,of,at,on,with,and,or,is,are,was,be,been,being,has,have,had,do,does,did,can,could,would,will,should,like,please,hi,hello,thanks,thank,there,what,whats,how,much,where,only,just,also,so,some,something,still,available,located,preferably,must,trying,thinking,about,hoping,interested,inquiring,pls,plz,thx,gimme,u,afford,pay,costing,equipped,one,ones,new,price,priced,by,my,to,from,near,jordan,urgently,asap,wtb",
  "fiha,feha,fiya,bdna,bidna,badna,3an,3n,bel,bil,bl,b,o,ou,wa,we,fi,fe,3ala,3al,3a,el,al,il,w,aw,mn,men,min,ma3,law,sama7t,momken,mumkin,3andak,3andkom,bas,bass,bs,maw3ood,raqam",
].join(",");
