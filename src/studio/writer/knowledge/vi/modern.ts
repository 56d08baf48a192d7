import type { TopicLines } from '../knowledge.ts'
import type { ModernTopic } from '../topic.ts'

export const modern: Record<ModernTopic, TopicLines> = {
  app: {
    facts: [
      'Ứng dụng tốt làm một việc đơn giản đến mức không cần hướng dẫn.',
      'Người ta quyết định rất nhanh ứng dụng có được ở lại điện thoại không.',
      'Mỗi ô thừa trong biểu mẫu làm mất một người giữa chừng.',
      'Điều hiển nhiên với người làm thường là câu đố với người dùng.',
      'Bản cập nhật vá lỗ hổng, nên đừng để chúng chờ.',
      'Phần mềm không bao giờ xong, chỉ sẵn sàng cho câu hỏi tiếp theo.',
    ],
    tips: [
      'Hãy gọi tên một việc mà ứng dụng sẽ làm dễ hơn.',
      'Vẽ đường đi trong ứng dụng ra giấy trước.',
      'Cho ba người chưa biết gì thử bản phác thảo.',
      'Làm màn hình quan trọng nhất, phần còn lại để sau.',
      'Chỉ hỏi những thông tin thật sự cần.',
      'Đọc mọi đánh giá, và trả lời cả những lời khó nghe.',
    ],
  },
  car: {
    facts: [
      'Khi phanh, ô tô điện trả năng lượng về cho pin.',
      'Động cơ điện có ít bộ phận chuyển động hơn hẳn động cơ đốt nhiên liệu.',
      'Lái xe êm tiết kiệm nhiên liệu hay điện, và cả sự bình tĩnh.',
      'Trời lạnh, pin không đưa ô tô đi xa bằng.',
      'Phần lớn đời mình, ô tô chỉ đỗ.',
      'Chỉ có lốp của ô tô chạm vào mặt đường.',
    ],
    tips: [
      'Hãy ghi lại mỗi ngày bình thường mình thật sự đi bao xa.',
      'Tìm xem ô tô có thể sạc ở đâu, ở nhà hay nơi làm việc.',
      'So sánh toàn bộ chi phí: giá, tiền điện, bảo hiểm và sửa chữa.',
      'Lái thử trên những con đường đi hằng ngày.',
      'Kiểm tra lốp, đèn và phanh trước quãng đường dài.',
      'Nhìn xa phía trước, và để ô tô trôi sớm.',
    ],
  },
  energy: {
    facts: [
      'Tấm pin mặt trời biến ánh sáng thành điện mà không cần bộ phận nào chuyển động.',
      'Điện mặt trời vẫn có khi trời mây, chỉ yếu hơn.',
      'Năng lượng không ai dùng thì không phải làm ra.',
      'Ở nhiều nơi, sưởi ấm hay làm mát dùng nhiều năng lượng nhất trong nhà.',
      'Bình lưu điện mang nắng trưa vào buổi tối.',
    ],
    tips: [
      'Hãy tìm xem thiết bị nào tốn điện nhất.',
      'Tắt những thứ chỉ đang chờ.',
      'Bịt khe cửa để nhiệt không thoát ra.',
      'Xem phần mái nào có nắng, và được bao lâu.',
      'Xin vài bản báo giá, và hỏi về lúc hết bảo hành.',
      'Giặt đồ khi mặt trời đang cao.',
    ],
  },
  language: {
    facts: [
      'Ngôn ngữ học được bằng cách dùng, kể cả dùng sai.',
      'Những từ ấy cứ trở lại, nên vốn từ nhỏ cũng đi được xa.',
      'Tai phải quen một âm trước khi miệng nói được.',
      'Mỗi ngày một ít giúp ngôn ngữ hơn một buổi tối dài mỗi tuần.',
      'Từ nhớ trong câu lâu hơn trong danh sách.',
    ],
    tips: [
      'Hãy chọn một lý do: một người, một chuyến đi, một bộ phim.',
      'Học âm trước, và đọc to theo.',
      'Gom những câu trọn vẹn mà mình sẽ thật sự nói.',
      'Tự nói chuyện bằng ngôn ngữ mới khi dọn phòng hay đi dạo.',
      'Nói với ai đó thật sớm, trước khi thấy sẵn sàng.',
      'Ôn từ cũ ngay trước khi chúng phai đi.',
    ],
  },
  nutrition: {
    facts: [
      'Bữa ăn nhiều màu là bữa ăn đa dạng, và đa dạng thì đủ chất.',
      'Ngũ cốc nguyên hạt, đậu và rau giúp no lâu hơn.',
      'Khát dễ bị nhầm với đói, nên một ly nước là câu trả lời đầu tiên.',
      'Trước màn hình, ta ăn nhiều hơn mình tưởng.',
      'Thứ có sẵn trong bếp quyết định ta ăn gì.',
    ],
    tips: [
      'Hãy nhìn lại những gì đã ăn tuần này, đừng phán xét.',
      'Thêm một loại rau vào món mình vốn thích.',
      'Để trái cây nơi dễ thấy, và đồ ngọt nơi khó thấy.',
      'Nấu dư một chút, và mang theo cho bữa trưa.',
      'Ăn chậm, tại bàn, để điện thoại ở phòng khác.',
      'Đổi một bữa trước, các bữa khác để sau.',
    ],
  },
  stretching: {
    facts: [
      'Giãn cơ cần chậm; cơ bị kéo nhanh sẽ kéo ngược lại.',
      'Ngồi lâu làm hông và vai cứng, vận động làm chúng mềm lại.',
      'Trong yoga, hơi thở và động tác đi cùng nhau.',
      'Giãn cơ ngắn mỗi ngày hơn một buổi thật dài.',
      'Cơ ấm dễ giãn hơn cơ lạnh.',
    ],
    tips: [
      'Hãy đứng dậy, lắc tay chân cho ấm người.',
      'Xoay vai chậm, ra sau rồi ra trước.',
      'Giãn đến khi cảm thấy, đừng đến mức đau.',
      'Giữ vài nhịp thở êm, và để hơi thở làm việc.',
      'Đổi bên, và cảm nhận sự khác biệt.',
      'Kết thúc bằng cách nằm ngửa, và ở yên một lát.',
    ],
  },
}
