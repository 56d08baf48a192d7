import type { TopicLines } from '../knowledge.ts'
import type { CultureTopic } from '../topic.ts'

export const culture: Record<CultureTopic, TopicLines> = {
  book: {
    facts: [
      'Người đọc tự vẽ nên hình ảnh, nên không ai đọc cùng một cuốn sách.',
      'Câu chuyện giữ chân ta vì có người muốn điều gì đó và có điều gì đó cản lại.',
      'Viết tay làm suy nghĩ chậm lại cho đến khi sáng rõ.',
    ],
    tips: [
      'Hãy đọc vài trang mỗi ngày, vào cùng một giờ.',
      'Cứ viết một trang đầu thật dở: nó sửa được, trang trống thì không.',
      'Hãy đọc to lên và bỏ đi mỗi từ làm ta vấp.',
    ],
  },
  music: {
    facts: [
      'Mỗi âm thanh là không khí đang rung, rung càng nhanh thì âm càng cao.',
      'Âm nhạc làm từ sự lặp lại và bất ngờ, đan xen nhau.',
      'Chơi nhạc cụ luyện cùng lúc đôi tai, đôi tay và sự chú ý.',
    ],
    tips: [
      'Hãy tập chậm, để bàn tay học đúng đường trước.',
      'Lặp lại hai nhịp khó, không phải cả bài.',
      'Mỗi ngày chơi một chút, và kết thúc bằng khúc mình yêu.',
    ],
  },
  art: {
    facts: [
      'Ánh sáng và bóng tối, hơn cả đường nét, làm vật trông tròn trịa.',
      'Bức tranh dẫn dắt con mắt: đến chỗ sáng nhất, đường sắc nhất, một gương mặt.',
      'Màu ấm như tiến lại gần, màu lạnh như lùi ra xa.',
    ],
    tips: [
      'Hãy nhìn lâu hơn vẽ: nhìn là phần lớn công việc.',
      'Bắt đầu bằng các mảng lớn, chi tiết để sau.',
      'Trước hết hãy chọn ánh sáng đến từ đâu.',
      'Lùi lại một bước, nheo mắt và so sánh.',
    ],
  },
  history: {
    facts: [
      'Lịch sử là những gì con người để lại và điều ta đọc được từ đó.',
      'Bức tường cũ cho thấy người xưa sợ gì; công cụ cũ cho thấy họ sống ra sao.',
      'Phần lớn quá khứ là đời thường: cơm áo, thời tiết, công việc và con trẻ.',
    ],
    tips: [
      'Với mỗi nguồn, hãy hỏi ai làm ra, khi nào và cho ai.',
      'Xếp các sự kiện thành một hàng theo thứ tự và tìm nguyên nhân.',
      'Hãy chạm vào bức tường cổ và hình dung bàn tay đã đặt viên đá.',
    ],
  },
  sport: {
    facts: [
      'Kỹ thuật giúp tiết kiệm sức, vì thế người chơi giỏi trông rất thư thái.',
      'Đội mạnh là đội mà ai cũng biết người khác sẽ làm gì.',
      'Trận đấu thường được quyết định bởi điều nhỏ: một bước, một ánh nhìn, một hơi thở.',
    ],
    tips: [
      'Hãy học động tác cơ bản thật chậm, rồi mới thêm tốc độ.',
      'Tập bên yếu nhiều như bên mạnh.',
      'Sau đó, hãy nói ra một điều đã tốt và một điều cần cải thiện.',
    ],
  },
  travel: {
    facts: [
      'Thành phố nào cũng có nhịp riêng, và nhịp ấy hiện ra lúc sáng sớm.',
      'Vài từ bằng tiếng địa phương mở được nhiều cánh cửa hơn sách hướng dẫn.',
      'Những lối rẽ nhỏ là điều người ta kể mãi nhiều năm sau.',
      'Ngoài mùa cao điểm, nơi chốn yên hơn và người ta thong thả hơn.',
      'Hành lý nhẹ làm chuyến đi dễ hơn ở mỗi bậc thang.',
      'Câu chuyện hay nhất bắt đầu ở nơi kế hoạch kết thúc.',
    ],
    tips: [
      'Hãy ở một nơi lâu hơn, thay vì lướt qua nhiều nơi.',
      'Xếp hành lý xong, hãy bỏ ra một phần ba.',
      'Cất bản sao vé và giấy tờ ở một chỗ khác.',
      'Buổi tối đầu tiên, hãy đi dạo không mục đích.',
      'Hãy ăn ở nơi thực đơn ngắn và có người quanh đó ghé ăn.',
      'Mỗi tối viết ba dòng, trước khi các ngày lẫn vào nhau.',
    ],
  },
  lighthouse: {
    facts: [
      'Ngọn hải đăng báo cho tàu biết có đá ngầm và cho họ biết mình ở đâu.',
      'Mỗi ngọn hải đăng có nhịp sáng riêng, nên từ biển có thể nhận ra.',
      'Ngày trước người gác đèn thắp đèn bằng tay mỗi đêm; nay phần lớn tự vận hành.',
    ],
    tips: [
      'Hãy đọc ánh đèn như một cái tên: đếm số lần chớp và khoảng nghỉ.',
      'Giữ đèn sạch, ghi sổ đầy đủ, và luôn để mắt đến bầu trời.',
      'Khi sương mù đến, hãy tin tín hiệu, đừng tin mắt.',
    ],
  },
  bicycle: {
    facts: [
      'Bánh xe đang lăn giữ được thăng bằng mà bánh đứng yên không giữ nổi.',
      'Nhờ các số, đôi chân giữ một nhịp dù đường lên hay xuống.',
      'Đường sá, đường ray và bánh xe luôn đưa con người lại gần nhau.',
    ],
    tips: [
      'Hãy kiểm tra hơi, phanh và đèn trước khi đi.',
      'Hãy nhìn về nơi muốn đến, không phải vật cản.',
      'Giữ khoảng cách, ra hiệu sớm, và để người khác thấy mình.',
    ],
  },
  computer: {
    facts: [
      'Máy tính chỉ biết bật và tắt, và xây mọi thứ khác từ đó.',
      'Chương trình là một công thức: các bước rõ ràng, đúng thứ tự.',
      'Trí tuệ nhân tạo tìm ra khuôn mẫu trong các ví dụ; ý nghĩa thì con người phải đánh giá.',
      'Phần lớn lỗi rất nhỏ: thiếu một dấu, sai một thứ tự.',
      'Bản sao lưu chỉ có giá trị khi khôi phục được.',
      'Đám mây cũng chỉ là một máy tính khác, ở nơi xa.',
    ],
    tips: [
      'Hãy chia việc lớn thành những việc nhỏ có thể thử.',
      'Mỗi lần chỉ đổi một thứ, và xem điều gì xảy ra.',
      'Tả lỗi thật rõ: mong điều gì, và đã xảy ra điều gì.',
      'Khởi động lại trước khi nản: nó giúp nhiều đến bất ngờ.',
      'Lưu thường xuyên, và giữ một bản sao ở nơi khác.',
      'Kiểm tra điều máy nói trước khi truyền đi.',
    ],
  },
  phone: {
    facts: [
      'Mật khẩu dài bảo vệ tốt hơn mật khẩu ngắn mà phức tạp.',
      'Mỗi tin nhắn được cắt thành gói nhỏ rồi ghép lại khi đến nơi.',
      'Các ứng dụng tranh nhau sự chú ý; phần cài đặt quyết định ai thắng.',
      'Màn hình sáng lúc khuya làm khó ngủ hơn.',
      'Ứng dụng ở màn hình đầu là thứ ta mở mà không nghĩ.',
      'Tin nhắn đã gửi thì khó lấy lại.',
    ],
    tips: [
      'Hãy tắt mọi thông báo không do con người gửi.',
      'Dọn màn hình đầu, chỉ giữ thứ cần thiết.',
      'Ban đêm sạc điện thoại bên ngoài phòng ngủ.',
      'Dùng mật khẩu khác nhau cho mỗi tài khoản, và một trình quản lý để giữ chúng.',
      'Cập nhật sớm, và cẩn thận với liên kết từ người lạ.',
      'Sao lưu ảnh và danh bạ trước khi có gì hỏng.',
    ],
  },
  money: {
    facts: [
      'Tiền lớn chậm nhờ thói quen và biến mất nhanh vì ngoại lệ.',
      'Lãi làm việc cho người tiết kiệm và chống lại người mắc nợ.',
      'Giá là một con số; giá trị là ý nghĩa của nó với bạn.',
      'Khoản nhỏ đều đặn dễ bị bỏ qua, và chúng cộng dồn.',
      'Tiền để ở nhiều nơi không giảm cùng một lúc.',
      'Tiền có tên và có đích thì dễ để dành hơn.',
    ],
    tips: [
      'Trong một tháng, hãy ghi lại mọi khoản chi mà không phán xét.',
      'Hủy một gói đăng ký không ai dùng nữa.',
      'Hãy để dành từ ngày đầu, không phải ngày cuối.',
      'Hãy ngủ một đêm trước mỗi món mua lớn.',
      'Trước hết lập một quỹ nhỏ, rồi mới đến kế hoạch lớn.',
      'Mỗi tháng nhìn lại mục tiêu và chỉnh số tiền.',
    ],
  },
  work: {
    facts: [
      'Sự chú ý có hạn, và mỗi lần chuyển việc lại tốn một ít.',
      'Mục tiêu rõ ràng tiết kiệm nhiều thời gian hơn giờ làm dài.',
      'Nhóm làm việc tốt ở nơi câu hỏi được chào đón.',
      'Kế hoạch trên giấy giải phóng đầu óc cho bước tiếp theo.',
      'Việc dở dang cứ quay lại trong đầu cho đến khi có ngày hẹn.',
      'Việc mười phút sẽ phình ra nếu có cả buổi chiều.',
    ],
    tips: [
      'Hãy chọn việc quan trọng nhất và bắt đầu từ đó.',
      'Hãy đóng mọi thứ khác trong nửa giờ.',
      'Gom các việc nhỏ và làm một lượt.',
      'Nghỉ thật sự, xa khỏi màn hình.',
      'Hãy nói rõ việc gì đã xong, việc gì còn lại, và ai làm gì.',
      'Dùng mười phút cuối ngày để lên kế hoạch cho ngày mai.',
    ],
  },
  light: {
    facts: [
      'Phát minh hiếm khi đến từ hư không: nó nối những thứ đã có.',
      'Dòng điện là điện tích chuyển động, và nó cần một mạch kín.',
      'Thí nghiệm tốt chỉ đổi một thứ và giữ nguyên những thứ còn lại.',
    ],
    tips: [
      'Hãy đặt câu hỏi sao cho một phép thử trả lời được.',
      'Hãy viết ra điều mình dự đoán trước khi thử.',
      'Đo hai lần, và xem thất bại cũng là kết quả.',
    ],
  },
  time: {
    facts: [
      'Đồng hồ đo thời gian; sự chú ý quyết định nó dài bao lâu.',
      'Trải nghiệm mới làm một ngày dài hơn trong ký ức.',
      'Thói quen bớt đi quyết định, mà quyết định thì tốn sức.',
    ],
    tips: [
      'Hãy viết việc của ngày mai lên mẩu giấy nhỏ ngay tối nay.',
      'Hãy làm việc khó khi ngày còn mới.',
      'Hãy để một khoảng trống giữa hai cuộc hẹn.',
    ],
  },
}
