import type { StyleFrames } from '../frames.ts'

export const motivational: StyleFrames = {
  titles: ['{T}: bắt đầu hôm nay', 'Lý do để bắt đầu: {t}', 'Bước đầu tiên: {t}'],
  descriptions: [
    'Một cú đẩy đúng hướng: {t}, và bước nhỏ đầu tiên làm đổi thay một ngày.',
    'Vì sao đáng làm và bắt đầu thế nào: {t}.',
  ],
  hooks: [
    'Nếu hôm nay chính là ngày đó thì sao? {T}: tất cả bắt đầu từ một bước nhỏ.',
    'Không cần phải sẵn sàng. Chỉ cần bắt đầu. {T}.',
    'Hãy nghĩ về {s}. Rồi nghĩ về chính mình, một tháng sau.',
  ],
  develop: [
    [
      'Người giỏi nào cũng từng là người mới.',
      'Không ai bắt đầu đã mạnh. Ta mạnh lên nhờ bắt đầu.',
    ],
    ['Bước đầu có thể rất nhỏ. Nó vẫn được tính.', 'Hãy làm nó nhỏ đến mức không thể từ chối.'],
    [
      'Sẽ có ngày chẳng muốn làm. Ngày đó càng đáng quý.',
      'Có những ngày thật nặng. Chính chúng làm ta lớn lên.',
    ],
    [
      'Đừng so mình với người khác. Hãy so với ngày hôm qua.',
      'Nhịp của mình là nhịp tốt, miễn là của chính mình.',
    ],
    [
      'Hãy cảm nhận sự thay đổi, chậm rãi, từ bên trong.',
      'Một ngày ta nhận ra: mọi thứ đã dễ hơn.',
    ],
    ['Ngã, học, rồi lại đứng lên.', 'Vấp ngã chỉ là dấu phẩy, không phải dấu chấm hết.'],
    [
      'Điều ta lặp lại sẽ trở thành con người ta.',
      'Thói quen nâng ta đi khi lòng can đảm nghỉ phép.',
    ],
    ['Có ai đó đang nhìn và nhờ vậy dám bắt đầu.', 'Đi cùng ai đó, con đường ngắn lại.'],
    ['Nhìn lại xem: ta đã đi xa hơn mình tưởng.', 'Hãy dành một phút để tự hào. Thật xứng đáng.'],
    [
      'Lúc tốt nhất là hôm qua. Lúc tốt thứ nhì là bây giờ.',
      'Ngày mai bắt đầu từ việc ta làm hôm nay.',
    ],
  ],
  closes: [
    'Vậy hãy bước bước đầu tiên, ngay hôm nay. {T}: đây là khởi đầu.',
    'Bắt đầu nhỏ. Bắt đầu ngay. Và ngày mai quay lại.',
    'Đứng dậy, hít thật sâu, và đi thôi. Chắc chắn làm được.',
  ],
}

export const productDemo: StyleFrames = {
  titles: ['Giới thiệu: {s}', '{S}: giúp được gì', 'Xem thử: {s}'],
  descriptions: [
    'Vấn đề, giải pháp và lợi ích trong một màn trình diễn ngắn: {t}.',
    'Từ rắc rối hằng ngày đến câu trả lời đơn giản: {t}.',
  ],
  hooks: [
    'Vấn đề quen thuộc: quá ít thời gian, quá nhiều trở ngại nhỏ. Và đây là câu trả lời: {s}.',
    'Hẳn phải có cách tốt hơn. Có đấy: {s}.',
    'Một ngày sẽ ra sao nếu bớt đi một nỗi lo? Hãy xem thử: {s}.',
  ],
  develop: [
    [
      'Chuyện quen thuộc: ta định làm, rồi một ngày bận rộn chen vào.',
      'Chính những phiền toái nhỏ làm ta hao sức nhất.',
    ],
    [
      'Còn những cách cũ? Phức tạp, bị quên, hoặc nằm trong ngăn kéo.',
      'Cho đến nay, ta phải đi vòng, ghi giấy nhắc, hoặc bỏ cuộc.',
    ],
    ['Bây giờ hãy xem điều khác biệt.', 'Đây là lúc mọi thứ thay đổi.'],
    ['Tất cả bắt đầu bằng một thao tác đơn giản.', 'Không cần chuẩn bị lâu: cầm lên là dùng.'],
    [
      'Ý tưởng rất rõ: làm một việc, và làm cho tốt.',
      'Mọi thứ có chỗ của mình, không gì vướng víu.',
    ],
    [
      'Điều đó đem lại gì? Đầu óc nhẹ nhàng và thời gian cho điều quan trọng.',
      'Lợi ích cảm nhận được mỗi ngày.',
    ],
    [
      'Buổi sáng, trên đường, ở nhà: nó hợp với một ngày vốn có.',
      'Nó theo con người, không bắt con người theo nó.',
    ],
    [
      'Thử một tuần xem. Sau đó, ai còn muốn quay lại?',
      'Sau vài ngày, ta chẳng còn để ý nữa. Đó là lời khen đẹp nhất.',
    ],
    [
      'Những câu hỏi quan trọng: có đơn giản, có hữu ích, có bền không?',
      'Cầm lên, dùng thử, và tự mình đánh giá.',
    ],
    ['Bớt công sức, thêm nhẹ nhàng.', 'Dễ bắt đầu, đáng giữ lâu.'],
  ],
  closes: [
    '{S}. Hãy thử hôm nay và cảm nhận sự khác biệt.',
    'Sẵn sàng cho cách dễ hơn chưa? {S}: chính là lúc này.',
    'Bớt một rắc rối, thêm một thói quen tốt: {s}.',
  ],
}

export const entertaining: StyleFrames = {
  titles: ['{T}: chờ mà xem', 'Vui một chút: {t}', 'Bất ngờ chưa! {T}'],
  descriptions: [
    'Một góc nhìn tinh nghịch, có vài cú ngoặt trên đường: {t}.',
    'Tưởng đã biết hết? {T}: nghĩ lại xem, và cứ vui đi.',
  ],
  hooks: [
    'Dừng lại đã! Chuyện hôm nay là về {s}, và càng lúc càng lạ.',
    'Cảnh báo: xem xong video này, ta sẽ nhìn khác hẳn về {s}.',
    'Nhanh nào, nghe đến đây thì nghĩ tới gì: {s}? Sai rồi. Ờ, gần đúng.',
  ],
  develop: [
    ['Sẵn sàng chưa? Bất ngờ đầu tiên đây.', 'Giữ chặt mũ nhé.'],
    ['Nghe như bịa. Nhưng không phải.', 'Vâng, thật đấy. Xem lại chậm một lần nữa nào.'],
    [
      'Lỗi của ai? Dĩ nhiên chẳng của ai. Nó cứ thế xảy ra thôi.',
      'Ở đâu đó, có người đang gật gù rất uyên bác.',
    ],
    ['Cú ngoặt bất ngờ!', 'Khoan, còn hay hơn nữa.'],
    ['Nếu đây là phim, nhạc sẽ to lên lúc này.', 'Hãy tưởng tượng một hồi trống ở đây. Thật dài.'],
    [
      'Kể chuyện này ở bữa tiệc rồi nhìn nét mặt mọi người mà xem.',
      'Bạn bè sẽ giả vờ là đã biết từ lâu.',
    ],
    ['Thành thật đi: ai cũng từng như vậy.', 'Thú nhận nào, vừa mỉm cười đúng không.'],
    [
      'Trên thang điểm mười, đây là một quả chuối rất vững vàng.',
      'Giới khoa học gọi đó là: ối, hơi quá đà rồi. Thôi được, họ không gọi thế.',
    ],
    ['Nhắc lại lần nữa cho hàng ghế cuối.', 'Hít thật sâu. Vẫn chưa hết đâu.'],
    ['Và bây giờ là màn kết hoành tráng.', 'Vòng cuối, vòng hay nhất.'],
  ],
  closes: [
    'Và đó là chuyện về {s}. Giờ cứ làm như mình vốn biết từ đầu.',
    'Hãy gửi cho người cần biết về {s}. Ai thì ai cũng biết rồi.',
    'Hết! Hay là chưa? Với {s}, chẳng ai chắc được.',
  ],
}
