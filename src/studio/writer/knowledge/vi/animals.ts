import type { TopicLines } from '../knowledge.ts'
import type { AnimalTopic } from '../topic.ts'

export const animals: Record<AnimalTopic, TopicLines> = {
  cat: {
    facts: [
      'Mèo là thợ săn bẩm sinh, và những cú săn ngắn tốn rất nhiều sức.',
      'Con mèo đang ngủ là đang dành sức cho lần rượt đuổi sau, dù con mồi chỉ là món đồ chơi.',
      'Phần lớn mèo nhanh nhẹn nhất lúc bình minh và hoàng hôn, nên ban ngày chúng nghỉ.',
      'Giấc ngủ của mèo thường rất nông: mắt nhắm nhưng tai vẫn lắng nghe.',
    ],
    tips: [
      'Hãy cho mèo một chỗ ấm và cao, nơi không ai làm phiền.',
      'Hãy chơi với mèo trước bữa ăn: săn, ăn, chải lông rồi ngủ là nhịp tự nhiên của nó.',
      'Hãy để mèo tự đến gần và chớp mắt thật chậm: trong ngôn ngữ của nó, đó là tin tưởng.',
    ],
  },
  dog: {
    facts: [
      'Chó đọc thế giới bằng mũi trước, rồi mới đến mắt.',
      'Chó đã sống bên con người hàng nghìn năm và quan sát nét mặt chúng ta rất kỹ.',
      'Chó học nhanh nhất khi phần thưởng đến ngay sau việc làm đúng.',
    ],
    tips: [
      'Mỗi lần chỉ yêu cầu chó một việc, bằng một từ ngắn.',
      'Hãy thưởng ngay đúng lúc, bằng bánh thưởng hoặc giọng nói ấm áp.',
      'Hãy dừng buổi tập khi chó vẫn còn muốn chơi tiếp.',
    ],
  },
  bird: {
    facts: [
      'Lông vũ giữ cho chim ấm, khô và bay được.',
      'Nhiều loài chim đi về giữa nhà mùa hè và nhà mùa đông, và vẫn tìm được đường.',
      'Tiếng hót đánh dấu nơi ở và gọi bạn, mỗi loài có một giai điệu riêng.',
    ],
    tips: [
      'Hãy đứng yên, lắng nghe trước rồi mới tìm chim.',
      'Hãy đặt một ít nước sạch, chim sẽ tự tìm đến vườn.',
      'Hãy ngắm từ xa để tổ chim được yên tĩnh.',
    ],
  },
  whale: {
    facts: [
      'Cá voi và cá heo thở bằng không khí, nên chúng luôn trở lại mặt nước.',
      'Âm thanh đi rất xa dưới nước, và các loài vật biển dùng nó để tìm nhau.',
      'Từ san hô đến cá voi, mọi thứ trong biển đều gắn với nhau.',
    ],
    tips: [
      'Hãy quan sát sinh vật biển thật khẽ và giữ khoảng cách.',
      'Hãy mang hết rác từ bãi biển về nhà.',
      'Hiểu rõ một loài vật biển, ta sẽ hiểu cả đại dương hơn.',
    ],
  },
  bee: {
    facts: [
      'Ong mang phấn từ hoa này sang hoa khác, nhờ vậy cây kết trái.',
      'Mật ong bắt đầu từ mật hoa, gom từng giọt từ rất nhiều bông hoa.',
      'Tổ ong vận hành được vì mỗi con ong có một việc, và việc ấy đổi theo tuổi.',
      'Ong mật chỉ đường đến hoa ngon cho nhau bằng một điệu nhảy.',
    ],
    tips: [
      'Hãy trồng những loài hoa nở vào các thời điểm khác nhau để côn trùng luôn có thức ăn.',
      'Hãy đặt một đĩa nước nông, có đá để đậu.',
      'Hãy để một góc vườn mọc tự nhiên: côn trùng rất thích.',
    ],
  },
  wildlife: {
    facts: [
      'Thú hoang hợp với nơi ở của mình: bộ lông, bàn chân và màu sắc đều có lý do.',
      'Con vật nào cũng cần ba điều: thức ăn, chỗ trú và đủ không gian.',
      'Thú săn mồi và thú ăn cỏ giữ cho nhau cân bằng.',
    ],
    tips: [
      'Hãy giữ khoảng cách: con vật bình tĩnh cho ta thấy nhiều hơn con vật hoảng sợ.',
      'Hãy tìm dấu chân trước: chúng kể ai đã qua và đi về đâu.',
      'Hãy đi chậm, ngược chiều gió, và để sự kiên nhẫn làm việc.',
    ],
  },
  dinosaur: {
    facts: [
      'Khủng long sống rất lâu trước khi có con người để nhìn thấy chúng.',
      'Mọi điều ta biết về khủng long đều đến từ hóa thạch: xương, dấu chân và trứng.',
      'Có loài khủng long khổng lồ, cũng có loài chỉ to bằng con gà.',
    ],
    tips: [
      'Hãy bắt đầu từ răng: răng phẳng nghiền lá, răng sắc xé thịt.',
      'Hãy nhìn dấu chân để biết con vật đã đi thế nào.',
      'Hãy so hóa thạch với một con vật ngày nay: câu đố sẽ dần sáng tỏ.',
    ],
  },
}
