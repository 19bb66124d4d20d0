/** Copy of `docs/stock-sample.csv`; a test compares them. */
export const sampleFile = `stock_number,state,make,model,style,registered,mileage_km,colour,steering,chassis_number,yard,condition_grade,interior_grade,airbags,automatic_air_conditioning,equipment,emission,remark_en,remark_zh,remark_ja,price_usd,lowest_price_usd,new_arrival,hot_car,high_quality,best_seller,photos
YARD-0001,draft,Toyota,Vitz,1.0 F,2018-03,41200,Pearl White,right,KSP130-2104871,Yokohama,4.5,B,2,yes,abs; rear-camera; power-steering,,One owner.,,ワンオーナー,4200,3900,yes,no,no,no,YARD-0001/front.jpg; YARD-0001/rear.jpg
YARD-0002,published,Honda,Fit,Hybrid,2019-07,28500,Black,right,,Nagoya,4,B,6,yes,abs; stability; smart-key,,,,,6100,5800,yes,no,no,no,
`;
