import { WHICHEVER_PET } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const petBirthday = wishPlot({
  id: 'wish-pet-birthday',
  star: 'pet',
  nothingElse: true,
  wishes: ['our dog’s birthday', 'birthday', 'birthdays', 'birthday party', 'birthday cake', 'bday', 'party', 'birthday present', 'birthday treat', 'turns two', 'turns three', 'turns four', 'turns five', 'turns six', 'turns seven', 'turns ten', 'turning two', 'gotcha day'],
  answers: [...WHICHEVER_PET, ...WHICHEVER_PET.map((word) => `${word}’s`), 'birthday', 'birthdays', 'party', 'cake', 'bday', 'hat', 'hats', 'present', 'presents', 'treat', 'treats', 'bone', 'candle', 'candles', 'carrot', 'sausage', 'sausages', 'biscuits', 'balloons', 'friends', 'invite', 'invited', 'invites', 'guests', 'has', 'have', 'having', 'had', 'turns', 'turning', 'turned', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'first', 'second', 'third', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '1st', '2nd', '3rd', '5th', '10th', 'gotcha', 'today', 'tomorrow', 'weekend', 'saturday', 'sunday', 'yesterday', 'is', 'it’s', 'its', 'for', 'to', 'made', 'make', 'makes', 'making', 'baked', 'bake', 'baking', 'we', 'us', 'surprise', 'throw', 'throws', 'throwing', 'giving', 'give', 'gets', 'got', 'get', 'special', 'happy', 'celebrate', 'celebrating', 'celebrated', 'song', 'sing', 'sang', 'years', 'year', 'want', 'wants', 'park', 'walk', 'fun', 'best', 'ever', 'other', 'dogs', 'cats', 'neighbours', 'neighbour', 'with'],
  except: ['round', 'around', 'over', 'into', 'upside', 'inside', 'invisible', 'green', 'blue', 'purple', 'ate', 'eaten', 'eats', 'stole', 'steals', 'jumped', 'knocked', 'ruined', 'died', 'dead', 'ill', 'sick', 'vet', 'lost', 'ran', 'missing', 'heaven', 'miss', 'misses', 'last', 'sad', 'bit', 'hurt', 'run', 'gave', 'mum’s', 'dad’s', 'grandma’s', 'daddy’s', 'mummy’s', 'sister’s', 'brother’s', 'pirate', 'dragon', 'new', 'toy', 'teddy', 'tea'],
  moods: ['waiting', 'proud', 'first'],
  company: ['cake', 'hat', 'lamp post', 'wall', 'doormat', 'guests'],
  about: 'At the pet’s birthday party nothing pleases it, neither hat nor games nor guests, until the hero lets it choose, and all the guests do whatever it does.',
  titles: ['The Hat Walks Out', 'Five Neighbours on Their Backs', '{H} Lets Somebody Else Choose', 'Happy Birthday, Under the Bed', 'First We Smell the Doormat'],
  want: [
    {
      id: 'a-hat-and-guests',
      A: 'partner',
      paragraphs: [
        'It was {star}’s birthday, and {H} was giving it a real party. There was a cake made of {star}’s own dinner, with a carrot on top for a candle. There were balloons. There was a gold paper hat. {H} put it on {star}. {star} walked out of it backwards.',
        'Then the guests came: Mr Osei, Mrs Lind, the twins, and Ravi from the ground floor. “Happy birthday to you!” they all sang. {star} went under the bed. “It’s got to like its party!” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'pass-the-parcel',
      A: 'partner',
      paragraphs: [
        '“Games will bring it out,” said {H}. They passed the parcel, with a biscuit in the middle, right past the bed. A nose came out. It sniffed at the parcel, and went in again.',
        'Next they played musical chairs, very loud. Mr Osei won, and bowed from up on the chair. “And where’s {star}?” asked Mrs Lind. {star} had moved nearer to the wall.'
      ]
    },
    {
      id: 'presents',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Everybody had brought a present. Mrs Lind had knitted four socks, all of them red. Ravi had brought half a sandwich. “It was a whole one when I set out,” said Ravi. Mr Osei had brought a book about birds.',
        '{H} pushed them under the bed, one by one. For a long time nothing happened. Then the book came out again, and after that three socks. The sandwich did not come out.'
      ]
    },
    {
      id: 'the-song-softly',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Perhaps we were too loud,” said {A}. So they lay on their tummies round the bed, and whispered the song into the dark. “Happy birthday to you,” they breathed. It sounded like seven people with a cold.',
        'When they came to the name, somebody in there sneezed. They waited politely. “Was that a thank-you?” whispered Mr Osei. “No,” whispered {H}. “That was dust. Nobody ever sweeps here.”'
      ]
    },
    {
      id: 'hat-for-whom',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The gold hat lay on the rug. {H} put it on to show how nice a hat can be. “Look,” said {H} under the bed, “it doesn’t hurt.” Then {A} put it on, and showed it too. “May I?” asked Mr Osei.',
        'It looked better on Mr Osei than on anybody. There was a mirror in the side of the kettle. “I’ve never had one with a string,” said Mr Osei. The hat stayed on, and nobody liked to ask for it back.'
      ]
    },
    {
      id: 'how-old-really',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How old is it today, in people years?” asked Ravi. {A} did the sum on the back of a napkin. You had to times it by something, and then take off the tail. “It’s older than you,” said {A} to {H}.',
        '{H} lay down and looked under the bed with respect. “Then I shouldn’t have put it on a lead,” said {H}. “It ought to have put one on me.”'
      ]
    },
    {
      id: 'a-cake-of-dinner',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} had pressed the cake in a cake tin, and turned it out. It stood there brown and shiny, with the carrot in the middle. One of the twins had a piece on a fork before anyone could stop it. The twin chewed. The twin thought about it.',
        '“It’s a bit dry,” said the twin. “It’s for {star}!” said {H}. “Oh.” Down went the fork, slowly. Then it came up again with the smallest bit more, to make sure that it really was dry.'
      ]
    },
    {
      id: 'balloon',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} tied a balloon to the leg of the bed. Now it looked more like a party down there. Two eyes looked at it. A paw, or something like one, came out and touched it. The balloon bowed, and came back. The paw went in.',
        '“They’re making friends,” said {H}. Then the balloon rubbed along the wall, and squeaked. Under the bed everything moved over to the left. “They’ve had a row,” said {A}.'
      ]
    },
    {
      id: 'guests-wait',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The guests did not quite know what to do. They sat on the sofa in a row, with plates on their knees. “I’ve never been to a party where nobody was at home,” said Mrs Lind. “It is at home,” said {H}. “It’s just lower down.”',
        'So they took the plates and sat on the floor. It was friendlier there. Mr Osei found a pencil that had been gone for a year. “May I write a card with it?” asked Mr Osei.'
      ]
    },
    {
      id: 'trail',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} laid a trail of cake crumbs, from the bed to the table. Everybody held their breath. The first crumb was gone, and then the second. At the third there was half of {star}, with its ears up. “It’s coming!” whispered {H}.',
        '“Atchoo!” said Mrs Lind. Half of {star} was gone. “Bless you,” said all the guests at once, very loudly. After that they had to start again with the first crumb.'
      ]
    },
    {
      id: 'born',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What did it do on the day it was born?” asked {H}. “It slept,” said {A}, “and drank, and lay on top of somebody.” {H} thought that over. There had been no hat. There had been no Mr Osei.',
        '“Did it like that birthday?” asked {H}. “It must have done,” said {A}. “It stayed.” The twins lay down on top of each other, to see what it was like.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“They gave me a party like that,” said {S}. “There were forty people and a brass band. I’d have liked to go under the bed as well.” “Why didn’t you?” asked {A}. “I did,” said {S}.',
        '“My uncle was there already. He played the trombone, and he couldn’t bear it either.” {A} looked at the gap under the bed. It seemed to be quite a usual place to go.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} crawled under the bed to ask. Only two feet could be seen, and they did not move for some time. “What does it say?” asked {A}. “It says go away,” said a voice, “but not me.”',
        '{A} waited. “Can I come in too?” “I’ll ask,” said the voice. Somebody breathed. “It says you can, if you leave the drum outside.” {A} had forgotten about the drum.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was the only guest who did not sing and had no hat. {A} lay down on the rug, and looked under the bed with one cheek on the floor. {star} looked back. It went on like that for quite a while.',
        '“What are they doing?” asked Ravi. “They’re having a party,” said {H}. It was the quietest one that there had been all day.'
      ]
    },
    {
      id: 'whose-party',
      A: 'partner',
      paragraphs: [
        '{H} lay down by the bed. “I wanted it to have the best party of all,” said {H}. “It’s a very good one,” said {A}. “It’s just what you’d like. You chose the hat, and the games, and Mr Osei.”',
        '{H} looked at {star}. {star} looked at the door. “All right,” said {H}. “It’s your birthday. Now you choose.” And {H} opened the door as wide as it would go.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-do-the-same',
      A: 'partner',
      paragraphs: [
        'It took a while. Then {star} came out, and stretched. “Everybody stretch!” said {H}. All the guests stretched, and something in Mr Osei clicked. {star} smelled the doormat. Five guests went down and smelled the doormat. “Rain,” said Mrs Lind. “And cheese.”',
        '{star} scratched itself behind one ear. So did they all. {star} found a warm patch of sun on the floor, and rolled over, tummy up. Down went {A}, down went the twins, and down went Mr Osei in the gold hat.'
      ]
    },
    {
      id: 'neighbour-sees',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The door was still open. The postman came up with a letter. He saw a row of people on their backs, with their feet in the air. “Has something happened?” he asked. “It’s a party,” said {H} from below.',
        'The postman looked for somewhere to put the letter. Then he put it on {A}’s tummy, for that was the flattest. “I’ve got five minutes,” said the postman, and put down the bag, and lay down beside Mrs Lind.'
      ]
    },
    {
      id: 'look-out-of-window',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'After that {star} wanted to look out. They all looked out. Down in the street a man was carrying a chair. They watched him as far as the corner, and nobody said a word. “I never knew that this was so good,” said Ravi.',
        'A leaf came along. They watched that too. Mrs Lind got quite excited about the leaf. When it had blown away, {star} looked round at them all, to see who was still there. They were all still there.'
      ]
    },
    {
      id: 'cake-at-last',
      A: 'partner',
      paragraphs: [
        'It was the best game of the whole party. Then {star} got up, and went to the table by itself. {H} set the cake down on the floor. Nobody sang. Everybody only thought the song.',
        '{star} ate the cake, and then the plate was very clean. It left the carrot. It went round and smelled of each guest in turn, and it sat down on {H}’s feet. “That’s how it says thank you,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sang the last line once more, with feeling.',
      '{names} looked under the bed from the other side.',
      { text: '{names} handed round real biscuits, so that nobody tried the cake.', needs: ['hands'] },
      { text: '{names} picked up the gold hat and bent it straight.', needs: ['hands'] }
    ],
    way: [
      '{names} waited by the bed, and said nothing, in a friendly way.',
      '{names} kept close to the cake, and only breathed on it.',
      { text: '{names} turned the music down, and then off.', needs: ['hands'] },
      { text: '{names} folded up a blanket and pushed it under the bed, for comfort.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled over too, and kept one eye open.',
      '{names} stretched so hard that it made a noise.',
      { text: '{names} pulled the rug along, so that the sun was on all of it.', needs: ['hands'] },
      { text: '{names} moved the chairs out of everybody’s way.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the guests had gone home, they took down the balloons. Mr Osei had forgotten to give back the hat, and nobody minded.',
    '{H} washed, and lay down flat, tummy up. Something warm settled itself across both feet.'
  ],
  last: [
    'It had been a long day for somebody who was one year older, and {H} was asleep.',
    'Under the bed it was quiet, and on top of it {H} was asleep.'
  ]
})
