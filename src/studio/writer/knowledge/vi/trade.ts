import type { TopicLines } from '../knowledge.ts'
import type { TradeTopic } from '../topic.ts'

export const trade: Record<TradeTopic, TopicLines> = {
  brand: {
    facts: [
      'Thương hiệu là lời hứa, và mỗi lần giao hàng là giữ hoặc phá lời hứa ấy.',
      'Người ta không mua danh sách tính năng, họ mua một ngày dễ dàng hơn.',
      'Trong tiếp thị, thông điệp rõ thắng thông điệp khéo.',
      'Lặp lại tạo niềm tin: cùng màu, cùng giọng, cùng lời hứa.',
      'Tiếp thị hay bắt đầu bằng lắng nghe, vì khách hàng đã có sẵn lời.',
      'Ưu đãi không có hạn thường bị để đó.',
    ],
    tips: [
      'Hãy tả một khách hàng rõ đến mức gặp ngoài phố là nhận ra.',
      'Viết vấn đề bằng chính lời của khách hàng.',
      'Nói lợi ích trong một câu ai cũng hiểu.',
      'Chọn một kênh, một ưu đãi và một bước tiếp theo.',
      'Cho thấy sản phẩm đang được dùng, và để khách hàng thật lên tiếng.',
      'Hỏi mỗi khách hàng mới vì sao họ biết đến mình.',
    ],
  },
  shop: {
    facts: [
      'Cửa hàng sống nhờ những người quay lại.',
      'Khách để ý ánh đèn, mùi hương và lời chào trước khi nhìn giá.',
      'Thực đơn ngắn hay ít món giúp chọn dễ hơn.',
      'Ô cửa kính của cửa hàng làm việc ngày đêm, không nghỉ.',
      'Khách quen dẫn thêm người mới, và đó là quảng cáo rẻ nhất.',
      'Thứ ngang tầm mắt được thấy trước tiên.',
    ],
    tips: [
      'Hãy nhìn cửa hàng từ bên kia đường, như một người lạ.',
      'Ghi giờ mở cửa ở nơi không ai bỏ sót.',
      'Chào mỗi vị khách ngay khi họ bước vào.',
      'Đặt món ngon nhất gần cửa và giải thích trong một dòng.',
      'Hỏi khách thấy thiếu gì, và ghi lại.',
      'Cảm ơn bằng một món nhỏ khiến người ta muốn trở lại.',
    ],
  },
  startup: {
    facts: [
      'Khởi nghiệp bắt đầu bằng câu hỏi: ai cần điều này, và cần đến mức nào.',
      'Bản đầu tiên không phải làm mọi thứ; nó phải làm tốt một thứ.',
      'Người dùng thật thấy trong một phút điều cả nhóm bỏ sót nhiều tháng.',
      'Ra mắt không phải là hết việc: đó là lúc bắt đầu học.',
      'Thời gian và tiền có hạn, nên biết từ chối cũng là kế hoạch.',
      'Người ta theo một vấn đề quen dễ hơn theo một công nghệ lạ.',
    ],
    tips: [
      'Hãy nói chuyện với vài người đang gặp vấn đề, và chủ yếu là nghe.',
      'Viết một trang: cho ai, để làm gì, và vì sao là bây giờ.',
      'Làm sản phẩm nhỏ nhất mà có người thật sự dùng.',
      'Đưa cho người lạ dùng thử, và im lặng quan sát.',
      'Định ngày ra mắt, và nói rõ mọi người sẽ nhận được gì.',
      'Gom mọi phản hồi, và chọn một điều cần cải thiện tiếp theo.',
    ],
  },
  service: {
    facts: [
      'Khách hàng nhớ cách giải quyết vấn đề lâu hơn chính vấn đề ấy.',
      'Lời phàn nàn là lời khuyên của một khách hàng chưa bỏ đi.',
      'Câu trả lời nhanh và thật tốt hơn câu trả lời hoàn hảo mà muộn.',
      'Người ta muốn được hiểu trước, rồi mới muốn được giúp.',
      'Phục vụ tốt bắt đầu trước câu hỏi, bằng lời lẽ rõ ràng.',
    ],
    tips: [
      'Hãy nghe đến cùng, đừng ngắt lời.',
      'Nhắc lại mong muốn của khách hàng bằng lời của mình.',
      'Nói rõ mình làm được gì, và khi nào xong.',
      'Giữ lời hứa, hoặc gọi trước khi lỡ hẹn.',
      'Sau đó hãy hỏi xem mọi thứ đã ổn chưa.',
      'Ghi lại câu hỏi nào cứ lặp lại, và bỏ nguyên nhân.',
    ],
  },
  meeting: {
    facts: [
      'Cuộc họp tốn thời gian của mọi người trong phòng, không chỉ một giờ.',
      'Tin tức có thể viết ra; cuộc họp là để quyết định và cùng suy nghĩ.',
      'Trong nhóm nhỏ, người ta nói cởi mở hơn.',
      'Cuộc họp hằng ngày cắt ngày thành những mẩu quá nhỏ để nghĩ sâu.',
      'Không có chương trình, giọng to nhất sẽ chọn đề tài.',
      'Điều không được ghi lại cuối buổi sẽ bị bàn lại.',
    ],
    tips: [
      'Trước hết hãy hỏi một tin nhắn có đủ không.',
      'Viết ra câu hỏi mà cuộc họp phải trả lời.',
      'Chỉ mời người quyết định hoặc người am hiểu.',
      'Bắt đầu đúng giờ, và để người ít nói lên tiếng trước.',
      'Kết thúc bằng tên và ngày: ai làm gì, đến khi nào.',
      'Bỏ thử một cuộc họp định kỳ hai tuần, và xem thiếu điều gì.',
    ],
  },
  event: {
    facts: [
      'Khách nhớ lời đón, món ăn và lúc chia tay.',
      'Bữa tiệc sống dậy khi mọi người cùng làm điều gì đó.',
      'Ánh đèn và âm nhạc làm nên buổi tiệc hơn cả đồ trang trí đắt tiền.',
      'Chuẩn bị tốt thì không ai thấy: mọi thứ như tự diễn ra.',
      'Vài phút trống trong chương trình có thể cứu cả buổi.',
    ],
    tips: [
      'Trước hết hãy quyết định khách sẽ ra về với cảm giác nào.',
      'Chốt ngày, địa điểm và số khách.',
      'Lập một danh sách gồm việc, tên người và ngày.',
      'Báo sớm cho mọi người: khi nào, ở đâu, và mang theo gì.',
      'Hình dung cả ngày, từ lúc đón khách đến bài hát cuối.',
      'Nhờ người khác canh giờ, để mình cũng được vui.',
    ],
  },
  property: {
    facts: [
      'Chọn nhà bằng mũi và tai nhiều như bằng mắt.',
      'Căn hộ có thể sửa; vị trí thì không.',
      'Ánh sáng làm phòng rộng ra, và nó đổi theo từng giờ.',
      'Căn hộ lộ tính cách ở cầu thang và sân chung.',
      'Phòng trống trông nhỏ hơn phòng có đồ.',
    ],
    tips: [
      'Hãy ghi ra điều cần mỗi ngày, và điều có thì thích.',
      'Đến xem căn hộ hai lần, vào hai giờ khác nhau.',
      'Mở cửa sổ, vòi nước, tủ, và lắng nghe.',
      'Hỏi về phí hằng tháng, chuyện sửa chữa và hàng xóm.',
      'Đi bộ thử đến bến xe và cửa hàng gần nhất.',
      'Đọc hợp đồng thật bình tĩnh, và nhờ giải thích từng chỗ chưa rõ.',
    ],
  },
}
