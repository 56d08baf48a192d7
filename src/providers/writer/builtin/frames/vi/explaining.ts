import type { StyleFrames } from '../frames.ts'

export const educational: StyleFrames = {
  titles: ['{T}: giải thích dễ hiểu', 'Tìm hiểu: {t}', 'Nhìn gần hơn: {t}'],
  descriptions: [
    'Một bài học ngắn: {t}. Câu hỏi, lời giải thích và điều cần nhớ.',
    'Một câu hỏi, một lời giải thích rõ ràng và một phần tóm tắt: {t}.',
  ],
  hooks: [
    'Có một điều đáng để nhìn kỹ hơn: {t}.',
    '[Bạn|Quý vị] đã biết gì về {s}? Chúng ta cùng tìm hiểu nhé.',
    'Ai cũng nghĩ mình đã hiểu về {s}. Hãy cùng nhìn lại.',
  ],
  develop: [
    ['Hãy bắt đầu từ điều cơ bản.', 'Trước hết là nền móng.'],
    ['Bây giờ, hãy hỏi tại sao.', 'Vậy lý do là gì?'],
    ['Một ví dụ sẽ làm rõ hơn.', 'Hãy nghĩ đến đời sống hằng ngày.'],
    ['Điều đó giải thích được rất nhiều.', 'Bỗng nhiên, mảnh này khớp với mảnh kia.'],
    ['Nhưng chưa hết đâu.', 'Hãy nhìn sâu thêm một lớp.'],
    [
      'So sánh với điều quen thuộc giúp ta thấy chỗ khác biệt.',
      'Trước khi đi tiếp, hãy thử nói bằng lời của mình.',
    ],
    ['Lỗi thường gặp là chỉ nhìn bề mặt.', 'Ở đây rất dễ nhầm nguyên nhân với kết quả.'],
    [
      'Hãy nối các điểm lại: nguyên nhân, kết quả và điều theo sau.',
      'Đặt các mảnh cạnh nhau, một hình mẫu hiện ra.',
    ],
    [
      'Ta có thể tự kiểm tra: quan sát, so sánh và hỏi lại.',
      'Một phép thử hay: [bạn|quý vị] có thể giải thích cho một người bạn không?',
    ],
    ['Vậy, nói ngắn gọn.', 'Hãy cùng tóm tắt.'],
  ],
  closes: [
    'Điều cần nhớ về {s}: nhìn kỹ, hỏi tại sao và nối những gì tìm được.',
    'Một câu hỏi đã có lời đáp, và câu tiếp theo đang chờ. Học là như vậy.',
    'Bây giờ hãy kể lại cho ai đó. Đó là cách để nhớ lâu.',
  ],
}

export const informative: StyleFrames = {
  titles: ['{T}: những điều chính', 'Tóm lược: {t}', 'Nên biết: {t}'],
  descriptions: [
    'Những điều cốt lõi theo thứ tự rõ ràng: {t}.',
    'Một cái nhìn tổng quan ngắn: {t}. Đó là gì, vận hành ra sao và vì sao quan trọng.',
  ],
  hooks: [
    'Hôm nay, nói ngắn gọn: {t}.',
    'Chủ đề: {t}. Đây là những điểm quan trọng.',
    'Một cái nhìn ngắn gọn về {s}, đi thẳng vào vấn đề.',
  ],
  develop: [
    ['Trước hết là bối cảnh.', 'Đôi lời về bối cảnh chung.'],
    ['Bây giờ đến điểm cốt lõi.', 'Đây là trọng tâm của vấn đề.'],
    ['Trong thực tế, nó diễn ra như sau.', 'Trong đời sống hằng ngày, nó trông như thế này.'],
    ['Còn một điều nên biết.', 'Hãy sang điểm thứ hai.'],
    ['Từ đó suy ra điều gì?', 'Hệ quả thật đơn giản.'],
    [
      'Về chi tiết có nhiều ý kiến, nhưng nguyên tắc thì rõ ràng.',
      'Chi tiết thay đổi theo từng trường hợp, nguyên tắc thì giữ nguyên.',
    ],
    [
      'Muốn đánh giá đúng, hãy xem mục đích, phương pháp và tác dụng.',
      'Ba câu hỏi giúp ích: để làm gì, vận hành ra sao, có lợi cho ai?',
    ],
    ['Điều này thường bị bỏ qua.', 'Có một chi tiết dễ bị lướt qua.'],
    [
      'Trước khi quyết định, nên so sánh vài nguồn.',
      'Thông tin tốt luôn nói rõ nguồn và giới hạn của mình.',
    ],
    ['Hãy cùng tóm lại.', 'Quay lại với mạch chính.'],
  ],
  closes: [
    'Đó là đôi nét về {s}: bối cảnh, nguyên tắc và thực tế.',
    'Trên đây là những điều chính về {s}. Bước tiếp theo là tự mình quan sát.',
    'Nhớ mạch chính, các chi tiết sẽ tự tìm được chỗ.',
  ],
}

export const tutorial: StyleFrames = {
  titles: ['{T}: từng bước một', 'Từng bước: {t}', 'Cùng làm: {t}'],
  descriptions: [
    'Hướng dẫn thực hành từng bước, kèm những lỗi nên tránh: {t}.',
    'Các bước rõ ràng mà ai cũng làm lại được: {t}.',
  ],
  hooks: [
    'Trong ít phút tới, từng bước một: {t}.',
    'Sẵn sàng thử chưa? Hôm nay: {t}.',
    'Chỉ cần một chút thời gian và một kế hoạch rõ ràng. Bắt đầu nào: {t}.',
  ],
  develop: [
    ['Hãy bày sẵn mọi thứ trước khi bắt đầu.', 'Dọn một chỗ trống và gom những thứ cần dùng.'],
    [
      'Hãy quyết định kết quả sẽ ra sao, và giữ hình ảnh đó trong đầu.',
      'Hãy rõ mục tiêu: một câu là đủ.',
    ],
    ['Lần đầu hãy làm chậm. Tốc độ sẽ tự đến.', 'Đừng vội ở phần này: nó nâng đỡ mọi phần khác.'],
    [
      'Hãy xem kết quả từng bước trước khi sang bước sau.',
      'Dừng lại một chút ở đây và so với mục tiêu.',
    ],
    [
      'Nếu có gì sai, hãy lùi một bước, không cần về lại từ đầu.',
      'Sai ở đây là bình thường. Đổi một thứ rồi thử lại.',
    ],
    [
      'Bây giờ hãy chú ý chi tiết: chúng tạo nên khác biệt.',
      'Đây là lúc sự cẩn thận được đền đáp.',
    ],
    [
      'Hãy ghi lại điều đã thành công để làm lại.',
      'Một ghi chú ngắn hay một tấm ảnh sẽ giúp cho lần sau.',
    ],
    ['Hãy lặp lại riêng phần khó nhất thêm một lần.', 'Luyện phần khó cho đến khi thấy dễ.'],
    ['Vừa làm vừa dọn, đoạn cuối sẽ nhẹ nhàng.', 'Cất dụng cụ và kiểm tra xem có thiếu gì không.'],
    ['Bây giờ hãy nhìn toàn bộ bằng đôi mắt mới.', 'Lùi lại một bước và kiểm tra kết quả.'],
  ],
  closes: [
    'Vậy là xong: {t}. Hãy thử ngay hôm nay khi còn nhớ rõ.',
    'Các bước đã rõ. Lần thứ hai sẽ dễ hơn nhiều.',
    'Hãy lưu lại các bước này, thử một lần, và biến chúng thành của mình.',
  ],
}
