import { inThree, type Names } from '../reference/names.ts';
import type { OrderStatus } from './order-graph.ts';

const underReview = inThree(['Payment Receipt Under Review', '付款凭证审核中', '入金確認中']);

/** What buyers read as an order's status. */
export const statusTexts: Readonly<Record<OrderStatus, Names>> = {
  0: inThree(['Pending Payment', '待付款', 'お支払い待ち']),
  1: underReview,
  2: inThree(['In Preparation', '备货中', '準備中']),
  3: inThree(['Shipped', '已发运', '出荷済み']),
  4: inThree(['Shipped, Awaiting Balance', '已发运，待付尾款', '出荷済み・残金お支払い待ち']),
  5: underReview,
  6: inThree(['In Transit', '运输中', '輸送中']),
  7: inThree(['Completed', '已完成', '完了']),
  8: inThree(['Cancelled', '已取消', 'キャンセル済み']),
};
